import { ENTER } from "../dialog/enter-button.tsx";

/** True when a form requests a code: by its button, or by Enter while no code is typed. */
export function wantsCode(form: FormData): boolean {
  const intent = form.get("intent");
  return intent === "send" || (intent === ENTER && !form.get("verificationCode"));
}
