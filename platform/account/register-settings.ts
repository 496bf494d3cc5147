import type { Context } from "../context.ts";
import type { registerSettings } from "../contract/account.ts";
import type { ValueOf } from "../contract/call.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

type Value = ValueOf<typeof registerSettings>;

export async function getRegisterSettings(context: Context): Promise<Value> {
  const { ageMin, fields } = await readRegisterPolicy(context);
  return { ageMin, fields };
}
