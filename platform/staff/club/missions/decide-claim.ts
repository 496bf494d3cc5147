import { and, eq } from "drizzle-orm";
import { issueAward } from "../../../club/awards/issue-award.ts";
import { takeBackAward } from "../../../club/awards/take-back-award.ts";
import { ruleOf } from "../../../club/missions/claim-mission.ts";
import type { PartRow } from "../../../club/missions/read-missions.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { policyOfRow } from "../../../core/guard.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { awards } from "../../../store/schema/award.ts";
import { missionParts } from "../../../store/schema/missions.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";

type Named = { merchant: string; reference: string };

/** Pays the reward of a claim, once. Refuses with mission_state what is decided. */
export async function issueClaim(context: StaffContext, named: Named): Promise<void> {
  const { merchant, reference } = named;
  const policy = policyOfRow(await readMerchant(context.store, merchant));
  const at = context.clock.now();
  const entry = { action: "issueMission", details: { reference }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const part = await holdWaiting(tx, named);
    const [award] = await tx
      .select({ id: awards.id })
      .from(awards)
      .where(
        and(
          eq(awards.merchant, merchant),
          eq(awards.rule, ruleOf(part.mission)),
          eq(awards.member, part.member),
          eq(awards.period, part.period),
        ),
      );
    if (!award) throw new Refusal("unknown_award", { status: 404 });
    const { member } = part;
    await issueAward(tx, { merchant, member, id: award.id, by: context.staffId, at, policy });
    await decide(context, tx, part, "ISSUED");
  });
}

/** Rejects a claim for good; its award pays nothing. */
export async function rejectClaim(
  context: StaffContext,
  { reason, ...named }: Named & { reason: string },
): Promise<void> {
  const { merchant, reference } = named;
  const details = { reference, reason };
  const entry = { action: "rejectMission", details, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const part = await holdWaiting(tx, named);
    const { member, period } = part;
    const rule = ruleOf(part.mission);
    await takeBackAward(tx, { merchant, rule, member, period, at: context.clock.now() });
    await decide(context, tx, part, "REFUSED");
  });
}

async function holdWaiting(tx: Transaction, { merchant, reference }: Named): Promise<PartRow> {
  const [part] = await tx
    .select()
    .from(missionParts)
    .where(and(eq(missionParts.merchant, merchant), eq(missionParts.reference, reference)))
    .for("update");
  if (!part) throw new Refusal("unknown_claim", { status: 404 });
  if (part.state !== "APPLIED") throw new Refusal("mission_state", { status: 409 });
  return part;
}

const decide = (
  { clock, staff }: StaffContext,
  tx: Transaction,
  { merchant, reference }: PartRow,
  state: "ISSUED" | "REFUSED",
) =>
  tx
    .update(missionParts)
    .set({ state, decidedAt: clock.now(), decidedBy: staff })
    .where(and(eq(missionParts.merchant, merchant), eq(missionParts.reference, reference)));
