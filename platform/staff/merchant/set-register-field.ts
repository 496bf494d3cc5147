import { isOwnPattern } from "../../contract/core/accepted-pattern.ts";
import { REGISTER_FIELDS, type RegisterField } from "../../contract/members/account.ts";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { isPatternId } from "../../domain/field-rules.ts";
import {
  type FieldChoice,
  type FieldChoices,
  fieldRule,
} from "../../domain/members/register-fields.ts";
import type { StaffContext } from "../staff-context.ts";
import { changeRule } from "./change-rule.ts";

type Input = { merchant: string; field: string; choice: FieldChoice | null };

const LENGTH_MAX = 255;
/** The flags decide whether these are asked for. */
export const OF_THE_FLAGS: readonly string[] = [
  "username",
  "password",
  "confirmPassword",
  "verificationCode",
];

/**
 * Changes a merchant's rule of one registration field, on top of its earlier rules. Null restores
 * the default. It may wait for a second person, like changeRule. Refuses with invalid_field an
 * unknown field or kind, an invalid RE2 expression or an invalid range.
 */
export async function setRegisterField(context: StaffContext, input: Input): Promise<Waiting> {
  const { merchant, choice } = input;
  const field = REGISTER_FIELDS.find((one) => one === input.field);
  if (!field) throw wrong("field");
  if (choice) checkChoice(field, choice);
  const changed = (settings: Record<string, unknown>) => {
    const { [field]: before, ...others } = (settings.registerFields ?? {}) as FieldChoices;
    const next = choice && { ...basisOf(before, choice), ...choice };
    if (next) checkRange(field, next);
    return { ...settings, registerFields: next ? { ...others, [field]: next } : others };
  };
  const wanted = { merchant, verb: "setRegisterField", subject: field, input: { field, choice } };
  return changeRule(context, wanted, {
    check: ({ settings }) => changed(settings),
    work: (tx, made) => changeSettings(tx, merchant, made, changed),
  });
}

/** Refuses with invalid_field a whole rule that no field can have. */
export function requireRegisterChoice(field: RegisterField, choice: FieldChoice): void {
  checkChoice(field, choice);
  checkRange(field, choice);
}

/** A kind chosen alone replaces an earlier expression. */
function basisOf(before: FieldChoice = {}, choice: FieldChoice): FieldChoice {
  const { acceptedPattern: _expression, ...others } = before;
  return choice.patternId !== undefined ? others : before;
}

function checkChoice(field: RegisterField, choice: FieldChoice): void {
  const { enabled, patternId, acceptedPattern } = choice;
  if (enabled !== undefined && OF_THE_FLAGS.includes(field)) throw wrong("enabled");
  if (patternId !== undefined && !isPatternId(patternId)) throw wrong("patternId");
  if (acceptedPattern !== undefined && !isOwnPattern(acceptedPattern)) {
    throw wrong("acceptedPattern");
  }
}

function checkRange(field: RegisterField, choice: FieldChoice): void {
  const { minLength, maxLength } = fieldRule(field, choice);
  const isRange = [minLength, maxLength].every(Number.isSafeInteger) && minLength <= maxLength;
  if (!isRange || minLength < 1 || maxLength > LENGTH_MAX) throw wrong("minLength");
}

const wrong = (field: string) => new Refusal("invalid_field", { field });
