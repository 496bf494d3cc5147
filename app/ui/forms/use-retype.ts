import { useActionData } from "@remix-run/react";
import { useEffect } from "react";

/**
 * What was kept secret is typed again after a refusal, as on the page that comes back without a
 * script. The focus is on the field that is wrong; where only the whole can be wrong, on the first
 * secret.
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
