import type { FieldSetting, RegisterField, RegisterTab } from "../../contract/members/account.ts";
import { faultOfBirthday } from "../../contract/members/birthday.ts";
import { COUNTRIES } from "../../contract/members/countries.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { isCommonPassword } from "../../domain/members/common-passwords.ts";
import { faultOfField, type TabRules } from "../../domain/members/register-fields.ts";
import type { RegisterPolicy } from "./read-register-policy.ts";

export type Newcomer = Partial<Record<RegisterField, string | undefined>> & {
  countryDialingCode?: string | undefined;
  domain?: string | undefined;
  isAdult: boolean;
  hasAgreed: boolean;
};

/**
 * Refuses a registration that breaks a rule of the merchant. The refusal names the field and every
 * other wrong field. Returns what the flags say about the chosen method.
 */
export function checkRegistration(
  policy: RegisterPolicy,
  tab: RegisterTab,
  input: Newcomer,
  now: Date,
): TabRules {
  const way = policy.isOpen ? policy.tabs.find((one) => one.tab === tab) : undefined;
  if (!way) throw new Refusal("registration_closed", { status: 403 });
  const found: (Fault | null)[] = [
    ...way.fields.map((setting) => faultOf(setting, input[setting.field])),
    ...(way.rules.asksPassword ? passwordFaults(input, policy.brand) : []),
    birthdayFault(input.birthday, policy.ageMin, now),
    ...consentFaults(input, policy.ageMin),
  ];
  const faults = found.filter((fault) => fault !== null);
  // Problems of a field's kind matter only when its form is right.
  const firstOfField = faults.filter(
    ({ field }, index) => faults.findIndex((other) => other.field === field) === index,
  );
  const refusal = Refusal.of(firstOfField);
  if (refusal) throw refusal;
  return way.rules;
}

type Fault = { code: string; field: string; details?: Record<string, string | number> };

function faultOf(setting: FieldSetting, value: string | undefined): Fault | null {
  const { field } = setting;
  // A wrong confirmation is reported as different, whatever its length.
  const isConfirmation = field === "confirmPassword";
  const fault = faultOfField(setting, value);
  if (!fault || (isConfirmation && value && setting.enabled)) return null;
  return { ...fault, field };
}

function passwordFaults(newcomer: Newcomer, brand: string): (Fault | null)[] {
  const { username = "", mobileNum = "", password = "", confirmPassword } = newcomer;
  const isCommon = isCommonPassword(password, [username, mobileNum, brand]);
  return [
    confirmPassword === password ? null : { code: "password_mismatch", field: "confirmPassword" },
    isCommon ? { code: "password_too_common", field: "password" } : null,
  ];
}

function birthdayFault(birthday: string | undefined, ageMin: number, now: Date): Fault | null {
  const fault = birthday ? faultOfBirthday(birthday, ageMin, now) : null;
  if (!fault) return null;
  const details = fault.code === "too_young" ? { details: { age: fault.age } } : {};
  return { code: fault.code, field: "birthday", ...details };
}

function consentFaults({ nationality, isAdult, hasAgreed }: Newcomer, age: number) {
  const isCountry = !nationality || COUNTRIES.includes(nationality);
  return [
    isCountry ? null : { code: "country_wrong", field: "nationality" },
    isAdult ? null : { code: "age_required", field: "isAdult", details: { age } },
    hasAgreed ? null : { code: "terms_required", field: "hasAgreed" },
  ];
}
