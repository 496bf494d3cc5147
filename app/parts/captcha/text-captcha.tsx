import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import { CaptchaField } from "./captcha-field.tsx";

type Props = { shown: CaptchaShown | null; id: string; error: string | undefined };

/**
 * The captcha of a form that sends a code by text message, where many went out already. The form's
 * other button needs no answer.
 */
export function TextCaptcha({ shown, id, error }: Props) {
  return (
    shown && (
      <CaptchaField key={shown.id} id={id} captcha={shown} error={error} isRequired={false} />
    )
  );
}
