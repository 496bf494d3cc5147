import { formatAmount } from "../money.ts";
import { type FieldName, fieldOf, type Policy } from "./policy.ts";
import { FIELD_NAMES, stricterField } from "./strictness.ts";

export type PolicyChange = {
  field: FieldName;
  /** As people read them: amounts as "600.00". */
  before: string;
  after: string;
  is: "stricter" | "looser" | "different";
};

/** The fields in which two policies differ, and which way each goes. */
export function policyChanges(before: Policy, after: Policy): PolicyChange[] {
  return FIELD_NAMES.flatMap((field): PolicyChange[] => {
    const [was, is] = [textOf(fieldOf(before, field)), textOf(fieldOf(after, field))];
    if (was === is) return [];
    const strict = textOf(stricterField(field, fieldOf(before, field), fieldOf(after, field)));
    const way = strict === is ? "stricter" : strict === was ? "looser" : "different";
    return [{ field, before: was, after: is, is: way }];
  });
}

/** A field's value as one text. */
export const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : JSON.stringify(value, (_, part) => (typeof part === "bigint" ? formatAmount(part) : part));
