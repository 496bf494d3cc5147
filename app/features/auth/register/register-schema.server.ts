import { z } from "zod";
import { encodeMessage } from "#app/ui/format/message.ts";
import { fitsPattern } from "#platform/contract/core/accepted-pattern.ts";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import { birthdayError } from "#platform/contract/members/birthday.ts";
import { COUNTRIES } from "#platform/contract/members/countries.ts";
import { whatIsWrong } from "./fields/what-is-wrong.ts";

type Issue = { input?: unknown };
type Age = { ageMin: number; now: Date };
const lengthOf = (issue: Issue) => String(issue.input ?? "").length;

/**
 * One field by the platform's rule. A wrong length is reported with its limits, a broken pattern
 * with its kind. The pattern is only tried on lengths within the rule.
 */
function fieldSchema({ field, required, ...rule }: FieldSetting, age: Age) {
  const { minLength: min, maxLength: max, acceptedPattern } = rule;
  const fits = (text: string) =>
    text.length < min || text.length > max || fitsPattern(acceptedPattern, text);
  const text = z
    .string(field === "password" ? "password_required" : "input_required")
    .min(min, {
      error: (issue: Issue) => encodeMessage("input_short", { count: min - lengthOf(issue), min }),
    })
    .max(max, {
      error: (issue: Issue) => encodeMessage("input_long", { count: lengthOf(issue) - max, max }),
    })
    .refine(fits, { error: (issue: Issue) => patternError(rule, String(issue.input ?? "")) })
    .refine((typed) => typed.trim() !== "", "input_required")
    .superRefine((typed, { addIssue }) => {
      const message = errorOfKind(field, typed, age);
      if (message) addIssue({ code: "custom", message });
    });
  return required ? text : text.optional();
}

function patternError(rule: Omit<FieldSetting, "field" | "required">, typed: string): string {
  const { minLength: min, maxLength: max, patternId } = rule;
  return encodeMessage("input_pattern", {
    ...(patternId && { patternId }),
    ...whatIsWrong(patternId, typed),
    min,
    max,
  });
}

/**
 * The errors that only a field's kind can find, so that they are reported together with the others.
 */
function errorOfKind(field: string, typed: string, { ageMin, now }: Age): string | null {
  if (field === "nationality") return COUNTRIES.includes(typed) ? null : "country_wrong";
  const error = field === "birthday" ? birthdayError(typed, ageMin, now) : null;
  if (error?.code === "too_young") return encodeMessage(error.code, { age: error.age });
  return error?.code ?? null;
}

/** The registration's schema, built from the fields that this merchant requires now. */
export function registerSchema(
  settings: readonly FieldSetting[],
  ageMin: number,
  now = new Date(),
) {
  const asked = settings.filter((setting) => setting.enabled);
  const texts = Object.fromEntries(
    asked.map((setting) => [
      setting.field,
      // The confirmation is wrong only when it differs, whatever its length.
      setting.field === "confirmPassword"
        ? z.string("input_required")
        : fieldSchema(setting, { ageMin, now }),
    ]),
  );
  return z
    .object({
      ...(texts as Record<string, z.ZodType<string | undefined>>),
      ...("mobileNum" in texts && { countryDialingCode: z.string("mobile_invalid").max(8) }),
      isAdult: ticked(encodeMessage("age_required", { age: ageMin })),
      hasAgreed: ticked("terms_required"),
    })
    .refine(isConfirmed, {
      path: ["confirmPassword"],
      error: "password_mismatch",
      // Reported together with the other errors, once both are typed.
      when: ({ value }) => hasBoth(value),
    });
}

function ticked(message: string) {
  return z.boolean(message).refine((value) => value, message);
}

function isConfirmed(value: object): boolean {
  const { password, confirmPassword } = value as Record<string, unknown>;
  return password === confirmPassword;
}

function hasBoth(value: unknown): boolean {
  const typed = value as { password?: unknown; confirmPassword?: unknown };
  return typeof typed?.password === "string" && typeof typed.confirmPassword === "string";
}
