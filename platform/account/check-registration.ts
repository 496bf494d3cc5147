import type { FieldSetting, RegisterField, RegisterTab } from "../contract/account.ts";
import { COUNTRIES } from "../contract/countries.ts";
import { Refusal } from "../contract/refusal.ts";
import { faultOfBirthday } from "../domain/birthday.ts";
import { isCommonPassword } from "../domain/common-passwords.ts";
import { faultOfField, type TabRules } from "../domain/register-fields.ts";
import type { RegisterPolicy } from "./read-register-policy.ts";

export type Newcomer = Partial<Record<RegisterField, string | undefined>> & {
  countryDialingCode?: string | undefined;
  domain?: string | undefined;
  isAdult: boolean;
  hasAgreed: boolean;
};

/**
 * Refuses a registration that breaks one of the merchant's rules; the refusal names the field.
 * Answers what the flags say about the way that was taken.
 */
export function checkRegistration(
  policy: RegisterPolicy,
  tab: RegisterTab,
  input: Newcomer,
  now: Date,
): TabRules {
  const way = policy.isOpen ? policy.tabs.find((one) => one.tab === tab) : undefined;
  if (!way) throw new Refusal("registration_closed", { status: 403 });
  for (const setting of way.fields) checkField(setting, input[setting.field]);
  if (way.rules.asksPassword) checkPassword(input, policy.brand);
  if (input.birthday) checkBirthday(input.birthday, policy.ageMin, now);
  if (input.nationality && !COUNTRIES.includes(input.nationality)) {
    throw new Refusal("country_wrong", { field: "nationality" });
  }
  if (!input.isAdult) {
    throw new Refusal("age_required", { field: "isAdult", details: { age: policy.ageMin } });
  }
  if (!input.hasAgreed) throw new Refusal("terms_required", { field: "hasAgreed" });
  return way.rules;
}

function checkField(setting: FieldSetting, value: string | undefined): void {
  // What is wrong with the confirmation is that it differs, whatever its length.
  const isConfirmation = setting.field === "confirmPassword";
  const fault = faultOfField(setting, value);
  if (!fault || (isConfirmation && value && setting.enabled)) return;
  throw new Refusal(fault.code, { field: setting.field, details: fault.details });
}

function checkPassword(newcomer: Newcomer, brand: string): void {
  const { username = "", mobileNum = "", password = "", confirmPassword } = newcomer;
  if (confirmPassword !== password) {
    throw new Refusal("password_mismatch", { field: "confirmPassword" });
  }
  if (isCommonPassword(password, [username, mobileNum, brand])) {
    throw new Refusal("password_too_common", { field: "password" });
  }
}

function checkBirthday(birthday: string, ageMin: number, now: Date): void {
  const fault = faultOfBirthday(birthday, ageMin, now);
  if (!fault) return;
  const details = fault.code === "too_young" ? { age: fault.age } : {};
  throw new Refusal(fault.code, { field: "birthday", details });
}
