import type { SubmissionResult } from "@conform-to/react";

/** Never sent back, whatever they hold. */
const NOT_KEPT = [
  "password",
  "confirmPassword",
  "paymentPassword",
  "captcha",
  "captchaId",
  "intent",
];

/** A form that was not sent yet, as it was typed, with what is to be said at its fields. */
export function keptForm(
  form: FormData,
  error?: Record<string, string[]>,
): SubmissionResult<string[]> {
  const typed = [...form].filter(([name, value]) => !NOT_KEPT.includes(name) && value !== "");
  const initialValue = Object.fromEntries(typed) as Record<string, string>;
  return { initialValue, ...(error && { status: "error", error }) };
}
