import type { registerRules } from "../../contract/members/account.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

/** The rule of every field, by the open registration methods. */
export async function getRegisterRules(context: Context): Promise<ValueOf<typeof registerRules>> {
  const { isOpen, tabs } = await readRegisterPolicy(context);
  return isOpen ? tabs.map(({ tab, fields }) => ({ tab, fields })) : [];
}
