import { useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Clears a secret field after a refusal, as the page does without JavaScript. The first secret gets
 * the focus, unless another field has an error. A page that came with the refusal has empty secrets
 * already: what they hold by then was typed before its scripts started, and stays.
 */
export function useRetype(id: string, isSecret = true) {
  const last = useActionData<{ error?: unknown }>();
  const cameWith = useRef(last);
  useEffect(() => {
    const field = document.getElementById(id);
    if (!isSecret || !last?.error || !(field instanceof HTMLInputElement)) return;
    if (last !== cameWith.current) field.value = "";
    else if (document.activeElement !== document.body) return;
    const isFirst = field.form?.querySelector("[data-secret]") === field;
    if (isFirst && !field.form?.querySelector("[aria-invalid=true]")) field.focus();
  }, [last, id, isSecret]);
}
