import { useActionData } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Clears secret fields after a refusal, as a page reload without JavaScript does. It focuses the
 * field that is wrong, or the first secret when only the whole can be wrong.
 */
export function useRetype(id: string, isSecret = true) {
  const last = useActionData<{ error?: unknown }>();
  useEffect(() => {
    const field = document.getElementById(id);
    if (!isSecret || !last?.error || !(field instanceof HTMLInputElement)) return;
    field.value = "";
    const isFirst = field.form?.querySelector("[data-secret]") === field;
    if (isFirst && !field.form?.querySelector("[aria-invalid=true]")) field.focus();
  }, [last, id, isSecret]);
}
