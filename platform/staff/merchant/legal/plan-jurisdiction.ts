import { sql } from "drizzle-orm";
import { AGENT_TYPES } from "../../../contract/members/account-type.ts";
import type { staffJurisdictionPlan } from "../../../contract/staff/merchant/jurisdiction.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { policyOfRow } from "../../../core/guard.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { policyChanges } from "../../../domain/policy/compare.ts";
import { POLICY_CODES } from "../../../domain/policy/policy-of.ts";
import type { StaffContext } from "../../staff-context.ts";

export type JurisdictionPlan = ValueOf<typeof staffJurisdictionPlan>;

/**
 * Whom another policy would affect and how each field changes. Refuses a code without a policy with
 * unknown_jurisdiction, an unknown merchant with unknown_merchant.
 */
export async function planJurisdiction(
  { store, clock }: Pick<StaffContext, "store" | "clock">,
  { merchant, jurisdiction }: { merchant: string; jurisdiction: string },
): Promise<JurisdictionPlan> {
  const row = await readMerchant(store, merchant);
  if (!POLICY_CODES.includes(jurisdiction)) {
    throw new Refusal("unknown_jurisdiction", { field: "jurisdiction" });
  }
  const now = clock.now().toISOString();
  const { rows } = await store.reading(merchant, (reader) =>
    reader.execute<{ members: number; sessions: number; agents: number }>(sql`
      select count(*)::int as members,
        count(*) filter (where m.type in ${[...AGENT_TYPES]})::int as agents,
        (select count(distinct s.member_id) from sessions s where s.merchant = ${merchant}
          and s.ended_at is null and s.expires_at > ${now}::timestamptz)::int as sessions
      from members m where m.merchant = ${merchant} and m.type <> 4`),
  );
  return {
    ...{ before: row.jurisdiction, after: jurisdiction },
    ...rows[0]!,
    changes: policyChanges(policyOfRow(row), policyOfRow({ ...row, jurisdiction })),
  };
}
