import type { Context } from "../context.ts";
import type { registerRules } from "../contract/account.ts";
import type { ValueOf } from "../contract/call.ts";
import { FIELD_PATTERNS } from "../domain/field-rules.ts";

/** The pattern kinds are the same for every merchant. */
export async function getRegisterRules(_context: Context): Promise<ValueOf<typeof registerRules>> {
  return Object.entries(FIELD_PATTERNS).map(([patternId, pattern]) => ({ patternId, pattern }));
}
