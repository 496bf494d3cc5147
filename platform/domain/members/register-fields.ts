import { fitsPattern, isOwnPattern } from "../../contract/core/accepted-pattern.ts";
import {
  type FieldSetting,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterTab,
} from "../../contract/members/account.ts";
import { FIELD_PATTERNS, isPatternId, type PatternId } from "../field-rules.ts";

/** A merchant's choice for one field: a kind of pattern, or an expression of their own. */
export type FieldChoice = {
  enabled?: boolean;
  required?: boolean;
  patternId?: string;
  acceptedPattern?: string;
  minLength?: number;
  maxLength?: number;
};
export type FieldChoices = Partial<Record<RegisterField, FieldChoice>>;

/** The white-label flags' rules for one of the two registration methods. */
export type TabRules = { tab: RegisterTab; asksCode: boolean; asksPassword: boolean };

type Row = [enabled: boolean, required: boolean, pattern: PatternId, min: number, max: number];

const DEFAULTS: Record<RegisterField, Row> = {
  username: [true, true, "letterFirst", 4, 16],
  mobileNum: [false, false, "digits", 6, 15],
  verificationCode: [false, true, "any", 1, 255],
  password: [true, true, "any", 8, 64],
  confirmPassword: [true, true, "any", 8, 64],
  email: [true, false, "email", 5, 120],
  fullname: [false, false, "fullName", 3, 80],
  payeeName: [false, false, "fullName", 3, 80],
  nickname: [false, false, "any", 2, 30],
  birthday: [false, false, "date", 10, 10],
  idNumber: [false, false, "lettersOrDigits", 5, 30],
  nationality: [false, false, "uppercaseOnly", 2, 2],
  placeOfBirth: [false, false, "any", 2, 80],
  occupation: [false, false, "any", 2, 80],
  sourceOfIncome: [false, false, "any", 2, 80],
  address: [false, false, "any", 5, 200],
  permanentAddress: [false, false, "any", 5, 200],
  currentAddress: [false, false, "any", 5, 200],
  whatsapp: [false, false, "digits", 6, 15],
  telegram: [false, false, "noSpaces", 2, 60],
  line: [false, false, "noSpaces", 2, 60],
  facebook: [false, false, "noSpaces", 2, 60],
  wechat: [false, false, "noSpaces", 2, 60],
  zalo: [false, false, "noSpaces", 2, 60],
  skype: [false, false, "noSpaces", 2, 60],
  qqNum: [false, false, "digits", 5, 12],
  paymentPassword: [false, false, "digits", 6, 6],
  bankAccountNum: [false, false, "digits", 6, 34],
  recommenderId: [false, false, "lettersOrDigits", 4, 32],
  affiliateCode: [false, false, "lettersOrDigits", 4, 32],
  referralCode: [true, false, "lettersOrDigits", 4, 32],
};

/** True for fields that the registration method itself requires. */
function isAsked(field: RegisterField, { tab, asksCode, asksPassword }: TabRules) {
  if (field === "username") return tab === "user";
  if (field === "password" || field === "confirmPassword") return asksPassword;
  if (field === "mobileNum") return tab === "mobile" || undefined;
  if (field === "verificationCode") return asksCode;
  return undefined;
}

/**
 * The rules of every field on one tab, in the form's order. A merchant's settings override the
 * defaults. A stored expression that RE2 cannot read accepts anything and is reported to
 * `onUnusable`.
 */
export function registerFields(
  choices: FieldChoices,
  rules: TabRules,
  onUnusable: (field: RegisterField) => void = () => undefined,
): FieldSetting[] {
  return REGISTER_FIELDS.map((field) => {
    const rule = fieldRule(field, choices[field] ?? {}, onUnusable);
    const asked = isAsked(field, rules);
    return asked === undefined ? rule : { ...rule, enabled: asked, required: asked };
  });
}

/** The merchant's rule of one field, whether or not the form asks for the field. */
export function fieldRule(
  field: RegisterField,
  choice: FieldChoice,
  onUnusable: (field: RegisterField) => void = () => undefined,
): FieldSetting {
  const [enabled, required, pattern, minLength, maxLength] = DEFAULTS[field];
  const { patternId: named, acceptedPattern: own } = choice;
  const patternId = named && isPatternId(named) ? named : pattern;
  const isUsable = own === undefined || isOwnPattern(own);
  if (!isUsable) onUnusable(field);
  return {
    field,
    enabled: choice.enabled ?? enabled,
    required: choice.required ?? required,
    acceptedPattern: isUsable ? (own ?? FIELD_PATTERNS[patternId]) : "*",
    // A merchant's own expression is explained by a kind only if the merchant names one.
    patternId: own === undefined ? patternId : (named ?? ""),
    minLength: choice.minLength ?? minLength,
    maxLength: choice.maxLength ?? maxLength,
  };
}

export type FieldError = {
  code: "input_required" | "input_length" | "input_pattern" | "input_not_asked";
  details: Record<string, string | number>;
};

/** The problem of a value under its rule, or null. Lengths count like a browser's. */
export function fieldError(setting: FieldSetting, value: string | undefined): FieldError | null {
  const { minLength: min, maxLength: max, patternId } = setting;
  if (!value?.trim()) {
    return setting.enabled && setting.required ? { code: "input_required", details: {} } : null;
  }
  if (!setting.enabled) return { code: "input_not_asked", details: {} };
  if (value.length < min || value.length > max) {
    return { code: "input_length", details: { min, max } };
  }
  if (!fitsPattern(setting.acceptedPattern, value)) {
    return { code: "input_pattern", details: { ...(patternId && { patternId }), min, max } };
  }
  return null;
}
