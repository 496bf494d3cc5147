import { useActionData } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Clears a secret field after a refusal, as the page does without JavaScript. The first secret gets
 * the focus, unless another field has an error.
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
