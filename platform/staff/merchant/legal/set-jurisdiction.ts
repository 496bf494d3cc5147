import { eq } from "drizzle-orm";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { keepVersions, PLATFORM } from "../../../core/merchant/config/keep-versions.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import type { StaffContext } from "../../staff-context.ts";
import { changeRule } from "../change-rule.ts";
import { type JurisdictionPlan, planJurisdiction } from "./plan-jurisdiction.ts";

/**
 * Sets whose law holds for a merchant's members. It always takes two people, who decide on the same
 * changes: a policy that differs by then asks anew. Refuses like planJurisdiction.
 */
export async function setJurisdiction(
  context: StaffContext,
  { merchant, jurisdiction }: { merchant: string; jurisdiction: string },
): Promise<Waiting & JurisdictionPlan> {
  const plan = await planJurisdiction(context, { merchant, jurisdiction });
  const changes = plan.changes.map(
    ({ field, before, after, is }) => `${is} ${field}: ${before} → ${after}`,
  );
  const input = { jurisdiction, before: plan.before, changes };
  const wanted = { merchant, verb: "setJurisdiction", subject: "jurisdiction", input };
  const outcome = await changeRule(context, wanted, {
    isForTwo: () => true,
    check: () => undefined,
    async work(tx, made) {
      // What stood before the first change becomes the platform's version.
      await keepVersions(tx, merchant, { by: PLATFORM, at: made.at });
      await tx.update(merchants).set({ jurisdiction }).where(eq(merchants.code, merchant));
      await keepVersions(tx, merchant, made);
    },
  });
  return { ...outcome, ...plan };
}
