import type { registerRules } from "../../contract/members/account.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { FIELD_PATTERNS } from "../../domain/field-rules.ts";

/** The kinds of pattern are the same for every merchant. */
export async function getRegisterRules(_context: Context): Promise<ValueOf<typeof registerRules>> {
  return Object.entries(FIELD_PATTERNS).map(([patternId, pattern]) => ({ patternId, pattern }));
}
