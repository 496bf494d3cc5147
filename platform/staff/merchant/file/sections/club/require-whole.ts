import { clubForm } from "../../../../../contract/staff/merchant/club/club-form.ts";
import { Refusal } from "../../../../../contract/wire/refusal.ts";

/**
 * Refuses, at its place, a list that is out of order once it is written: a part of it may be staff's
 * own and not the file's.
 */
export function requireWhole(list: "levels" | "affiliateTiers", items: readonly unknown[]): void {
  const whole = clubForm[list].safeParse(items);
  if (whole.success) return;
  const place = whole.error.issues[0]?.path ?? [];
  throw new Refusal("invalid_file", { field: ["file", list, ...place].join(".") });
}
