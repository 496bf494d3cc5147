import {
  type FieldSetting,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterTab,
} from "../../contract/members/account.ts";
import type { Context } from "../../core/context.ts";
import { policyOfVisit } from "../../core/guard.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import {
  type FieldChoices,
  fieldRule,
  registerFields,
  type TabRules,
} from "../../domain/members/register-fields.ts";
import { registerTabs } from "../../domain/members/register-tabs.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { requiredKinds } from "../protection/terms.ts";

export type RegisterPolicy = {
  isOpen: boolean;
  ageMin: number;
  brand: string;
  /** True where the law wants limits of a newcomer. */
  asksLimits: boolean;
  /** The rule of every field, for forms outside registration. */
  fields: FieldSetting[];
  /** The registration methods, each with its fields. */
  tabs: { tab: RegisterTab; rules: TabRules; fields: FieldSetting[] }[];
};

/** What this merchant asks of newcomers: the open registration methods, each with its fields. */
export async function readRegisterPolicy(context: Context): Promise<RegisterPolicy> {
  const row = await readMerchant(context.store, context.merchant.code);
  const policy = policyOfVisit(row, context.clientCountry);
  const { allows, identity } = policy;
  const choices = lawfulChoices((row.settings.registerFields ?? {}) as FieldChoices, identity);
  const number = fieldRule("mobileNum", choices.mobileNum ?? {});
  const { isOpen, tabs } = registerTabs(row.whitelabel, number.enabled && number.required);
  const unusable = (field: RegisterField) => logUnusable(context, field);
  return {
    isOpen: isOpen && allows.registration,
    ageMin: Math.max(row.ageMin, identity.minAge),
    brand: row.name,
    asksLimits: requiredKinds(policy).length > 0,
    fields: REGISTER_FIELDS.map((field) => fieldRule(field, choices[field] ?? {})),
    tabs: tabs.map((rules) => ({
      tab: rules.tab,
      rules,
      fields: registerFields(choices, rules, unusable),
    })),
  };
}

/** The merchant's choices, with the fields that its place asks of every newcomer. */
function lawfulChoices(choices: FieldChoices, identity: Policy["identity"]): FieldChoices {
  const asked = (field: "birthday" | "idNumber") => ({
    [field]: { ...choices[field], enabled: true, required: true },
  });
  return {
    ...choices,
    ...(identity.birthDateAtRegistration && asked("birthday")),
    ...(identity.documentAtRegistration && asked("idNumber")),
  };
}

/** A pattern that is no valid RE2 expression accepts anything, so operators should know. */
function logUnusable({ log, merchant, requestId }: Context, field: RegisterField): void {
  log?.({
    call: "registerRules",
    merchant: merchant.code,
    durationMs: 0,
    outcome: "failed",
    code: "unusable_pattern",
    requestId,
    field,
  });
}
