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

/**
 * The reply of a form that was not submitted yet: its typed values and the messages of its fields.
 */
export function keptForm(
  form: FormData,
  error?: Record<string, string[]>,
): SubmissionResult<string[]> {
  const typed = [...form].filter(([name, value]) => !NOT_KEPT.includes(name) && value !== "");
  const initialValue = Object.fromEntries(typed) as Record<string, string>;
  return { initialValue, ...(error && { status: "error", error }) };
}
