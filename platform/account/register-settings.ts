import type { Context } from "../context.ts";
import type { registerSettings } from "../contract/account.ts";
import type { ValueOf } from "../contract/call.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

type Value = ValueOf<typeof registerSettings>;

/** The open ways to sign up, with the rule of every field on each. */
export async function getRegisterSettings(context: Context): Promise<Value> {
  const { ageMin, isOpen, tabs } = await readRegisterPolicy(context);
  return { ageMin, tabs: isOpen ? tabs.map(({ tab, fields }) => ({ tab, fields })) : [] };
}
