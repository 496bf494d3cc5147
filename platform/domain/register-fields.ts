import { type FieldSetting, REGISTER_FIELDS, type RegisterField } from "../contract/account.ts";
import { FIELD_PATTERNS, fitsPattern, isPatternId, type PatternId } from "./field-rules.ts";

/** What a merchant may say about one field; the expression always comes from our own table. */
export type FieldChoice = {
  enabled?: boolean;
  required?: boolean;
  patternId?: string;
  minLength?: number;
  maxLength?: number;
};
export type FieldChoices = Partial<Record<RegisterField, FieldChoice>>;

type Row = [enabled: boolean, required: boolean, pattern: PatternId, min: number, max: number];

const DEFAULTS: Record<RegisterField, Row> = {
  username: [true, true, "letterFirst", 4, 16],
  password: [true, true, "any", 8, 64],
  confirmPassword: [true, true, "any", 8, 64],
  payeeName: [false, false, "fullName", 3, 80],
  email: [true, false, "email", 5, 120],
  mobileNum: [false, false, "digits", 6, 15],
  paymentPassword: [false, false, "digits", 6, 6],
  qqNum: [false, false, "digits", 5, 12],
  line: [false, false, "noSpaces", 2, 60],
  whatsapp: [false, false, "digits", 6, 15],
  facebook: [false, false, "noSpaces", 2, 60],
  wechat: [false, false, "noSpaces", 2, 60],
  idNumber: [false, false, "lettersOrDigits", 5, 30],
  recommenderId: [false, false, "lettersOrDigits", 4, 32],
  affiliateCode: [false, false, "lettersOrDigits", 4, 32],
  referralCode: [true, false, "lettersOrDigits", 4, 32],
};

/** The rules of every registration field, in the form's order: defaults under a merchant's own. */
export function registerFields(choices: FieldChoices, flags: { mobile: boolean }): FieldSetting[] {
  return REGISTER_FIELDS.map((field) => {
    const [enabled, required, pattern, minLength, maxLength] = DEFAULTS[field];
    const choice = choices[field] ?? {};
    const patternId =
      choice.patternId && isPatternId(choice.patternId) ? choice.patternId : pattern;
    const isAlwaysAsked = ["username", "password", "confirmPassword"].includes(field);
    const isMobile = field === "mobileNum";
    return {
      field,
      enabled: isAlwaysAsked || (isMobile ? flags.mobile : (choice.enabled ?? enabled)),
      required: isAlwaysAsked || (choice.required ?? required),
      acceptedPattern: FIELD_PATTERNS[patternId],
      patternId,
      minLength: choice.minLength ?? minLength,
      maxLength: choice.maxLength ?? maxLength,
    };
  });
}

export type FieldFault = {
  code: "input_required" | "input_length" | "input_pattern" | "input_not_asked";
  details: Record<string, string | number>;
};

/** What is wrong with a value under its rule, or null. Lengths count as a browser's do. */
export function faultOfField(setting: FieldSetting, value: string | undefined): FieldFault | null {
  const { minLength: min, maxLength: max, patternId } = setting;
  if (!value) {
    return setting.enabled && setting.required ? { code: "input_required", details: {} } : null;
  }
  if (!setting.enabled) return { code: "input_not_asked", details: {} };
  if (value.length < min || value.length > max) {
    return { code: "input_length", details: { min, max } };
  }
  if (isPatternId(patternId) && !fitsPattern(patternId, value)) {
    return { code: "input_pattern", details: { patternId, min, max } };
  }
  return null;
}
