import type { Context } from "../context.ts";
import type { FieldSetting } from "../contract/account.ts";
import { type FieldChoices, registerFields } from "../domain/register-fields.ts";
import { hasFlag } from "../domain/whitelabel.ts";
import { readMerchant } from "../site/find-merchant.ts";

export type RegisterPolicy = { isOpen: boolean; ageMin: number; fields: FieldSetting[] };

/** What this merchant asks of a newcomer; DIRECTREG3 opens the door, MOBILENUMREG3 asks a number. */
export async function readRegisterPolicy(context: Context): Promise<RegisterPolicy> {
  const row = await readMerchant(context.store, context.merchant.code);
  const choices = (row.settings.registerFields ?? {}) as FieldChoices;
  return {
    isOpen: hasFlag(row.whitelabel, "DIRECTREG3"),
    ageMin: row.ageMin,
    fields: registerFields(choices, { mobile: hasFlag(row.whitelabel, "MOBILENUMREG3") }),
  };
}
