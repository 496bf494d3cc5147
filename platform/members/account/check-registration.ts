import type { FieldSetting, RegisterField, RegisterTab } from "../../contract/members/account.ts";
import { birthdayError } from "../../contract/members/birthday.ts";
import { COUNTRIES } from "../../contract/members/countries.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { isCommonPassword } from "../../domain/members/common-passwords.ts";
import { fieldError, type TabRules } from "../../domain/members/register-fields.ts";
import { isReservedName } from "../../domain/members/reserved-names.ts";
import type { RegisterPolicy } from "./read-register-policy.ts";

export type Newcomer = Partial<Record<RegisterField, string | undefined>> & {
  countryDialingCode?: string | undefined;
  domain?: string | undefined;
  /** The code of an agent's link. */
  agentLink?: string | undefined;
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
  const openTab = policy.isOpen ? policy.tabs.find((one) => one.tab === tab) : undefined;
  if (!openTab) throw new Refusal("registration_closed", { status: 403 });
  const found: (FoundError | null)[] = [
    ...openTab.fields.map((setting) => errorOf(setting, input[setting.field])),
    ...(tab === "user" ? nameErrors(input, policy.brand) : []),
    ...(openTab.rules.asksPassword ? passwordErrors(input, policy.brand) : []),
    checkBirthday(input.birthday, policy.ageMin, now),
    ...consentErrors(input, policy.ageMin),
  ];
  const refusal = Refusal.of(firstOfEach(found));
  if (refusal) throw refusal;
  return openTab.rules;
}

/**
 * Refuses a user name and a password that somebody chooses for a newcomer, by the rules of a
 * registration, whether it is open or not.
 */
export function checkLogin(
  { fields, brand }: Pick<RegisterPolicy, "fields" | "brand">,
  { username, password }: { username: string; password: string },
): void {
  const given: Newcomer = { username, password, isAdult: true, hasAgreed: true };
  const asked = fields.filter(({ field }) => field === "username" || field === "password");
  const found = firstOfEach([
    ...asked.map((setting) =>
      errorOf({ ...setting, enabled: true, required: true }, given[setting.field]),
    ),
    ...nameErrors(given, brand),
    ...passwordErrors({ ...given, confirmPassword: password }, brand),
  ]);
  const refusal = Refusal.of(found);
  if (refusal) throw refusal;
}

/** Refuses whoever does not confirm the age and the terms, at the field of each. */
export function requireConsents(given: Newcomer, ageMin: number): void {
  const refusal = Refusal.of(firstOfEach(consentErrors(given, ageMin)));
  if (refusal) throw refusal;
}

/** Problems of a field's kind matter only when its form is right. */
function firstOfEach(found: readonly (FoundError | null)[]): FoundError[] {
  const errors = found.filter((error) => error !== null);
  return errors.filter(
    ({ field }, index) => errors.findIndex((other) => other.field === field) === index,
  );
}

type FoundError = { code: string; field: string; details?: Record<string, string | number> };

function errorOf(setting: FieldSetting, value: string | undefined): FoundError | null {
  const { field } = setting;
  // A wrong confirmation is reported as different, whatever its length.
  const isConfirmation = field === "confirmPassword";
  const error = fieldError(setting, value);
  if (!error || (isConfirmation && value && setting.enabled)) return null;
  return { ...error, field };
}

/** A taken name and a reserved one get the same answer, because neither can be had. */
function nameErrors({ username = "" }: Newcomer, brand: string): (FoundError | null)[] {
  return [isReservedName(username, brand) ? { code: "username_taken", field: "username" } : null];
}

function passwordErrors(newcomer: Newcomer, brand: string): (FoundError | null)[] {
  const { username = "", mobileNum = "", password = "", confirmPassword } = newcomer;
  const isCommon = isCommonPassword(password, [username, mobileNum, brand]);
  return [
    confirmPassword === password ? null : { code: "password_mismatch", field: "confirmPassword" },
    isCommon ? { code: "password_too_common", field: "password" } : null,
  ];
}

function checkBirthday(birthday: string | undefined, ageMin: number, now: Date): FoundError | null {
  const error = birthday ? birthdayError(birthday, ageMin, now) : null;
  if (!error) return null;
  const details = error.code === "too_young" ? { details: { age: error.age } } : {};
  return { code: error.code, field: "birthday", ...details };
}

function consentErrors({ nationality, isAdult, hasAgreed }: Newcomer, age: number) {
  const isCountry = !nationality || COUNTRIES.includes(nationality);
  return [
    isCountry ? null : { code: "country_wrong", field: "nationality" },
    isAdult ? null : { code: "age_required", field: "isAdult", details: { age } },
    hasAgreed ? null : { code: "terms_required", field: "hasAgreed" },
  ];
}
