import type { registerSettings } from "../../contract/members/account.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

type Value = ValueOf<typeof registerSettings>;

/** The open registration methods, the age from which one may play, and whether limits come next. */
export async function getRegisterSettings(context: Context): Promise<Value> {
  const { ageMin, asksLimits, isOpen, tabs } = await readRegisterPolicy(context);
  return { ageMin, tabs: isOpen ? tabs.map(({ tab }) => tab) : [], asksLimits };
}
