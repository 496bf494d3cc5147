import type { FieldSetting, register } from "../contract/account.ts";
import type { InputOf } from "../contract/call.ts";
import { Refusal } from "../contract/refusal.ts";
import { isCommonPassword } from "../domain/common-passwords.ts";
import { faultOfField } from "../domain/register-fields.ts";
import type { RegisterPolicy } from "./read-register-policy.ts";

export type RegisterInput = InputOf<typeof register>;

/** Refuses a registration that breaks one of the merchant's rules; the refusal names the field. */
export function checkRegistration(policy: RegisterPolicy, input: RegisterInput): void {
  if (!policy.isOpen) throw new Refusal("registration_closed", { status: 403 });
  for (const setting of policy.fields) checkField(setting, input[setting.field]);
  if (input.confirmPassword !== input.password) {
    throw new Refusal("password_mismatch", { field: "confirmPassword" });
  }
  if (isCommonPassword(input.password, input.username)) {
    throw new Refusal("password_too_common", { field: "password" });
  }
  if (!input.isAdult) {
    throw new Refusal("age_required", { field: "isAdult", details: { age: policy.ageMin } });
  }
  if (!input.hasAgreed) throw new Refusal("terms_required", { field: "hasAgreed" });
}

function checkField(setting: FieldSetting, value: string | undefined): void {
  // What is wrong with the confirmation is that it differs, whatever its length.
  const isConfirmation = setting.field === "confirmPassword";
  const fault = faultOfField(setting, value);
  if (!fault || (isConfirmation && value)) return;
  throw new Refusal(fault.code, { field: setting.field, details: fault.details });
}
