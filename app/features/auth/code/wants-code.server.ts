import { ENTER } from "../dialog/enter-button.tsx";

/** Whether a form asks for a code: by its button, or by Enter while no code was typed. */
export function wantsCode(form: FormData): boolean {
  const intent = form.get("intent");
  return intent === "send" || (intent === ENTER && !form.get("verificationCode"));
}
