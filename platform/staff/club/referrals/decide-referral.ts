import { and, eq } from "drizzle-orm";
import { changeReferral, reachReferral } from "../../../club/referral/reach-referral.ts";
import { isReached, type ReferralRow } from "../../../club/referral/referral-facts.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { referrals } from "../../../store/schema/referral.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";

type Named = { merchant: string; reference: string };

/**
 * Gives the inviter the reward of a held invitation, which is looked at again first. Refuses with
 * referral_state what is not held, and with referral_not_reached.
 */
export async function acceptReferral(context: StaffContext, named: Named): Promise<void> {
  const { clock, staffId } = context;
  const { merchant, reference } = named;
  const entry = { action: "acceptReferral", details: { reference }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdWaiting(tx, named);
    if (!(await isReached(tx, row))) throw new Refusal("referral_not_reached", { status: 409 });
    const at = clock.now();
    const writer = { ...context, merchant: { code: merchant } };
    await reachReferral(writer, tx, row, { at, decidedAt: at, decidedBy: staffId });
  });
}

/** Refuses the reward of a held invitation for good. */
export async function refuseReferral(
  context: StaffContext,
  { reason, ...named }: Named & { reason: string },
): Promise<void> {
  const { merchant, reference } = named;
  const details = { reference, reason };
  const entry = { action: "refuseReferral", details, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdWaiting(tx, named);
    const decision = { decidedAt: context.clock.now(), decidedBy: context.staffId };
    await changeReferral(tx, row, { state: "REFUSED", ...decision });
  });
}

async function holdWaiting(tx: Transaction, { merchant, reference }: Named): Promise<ReferralRow> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.merchant, merchant), eq(referrals.reference, reference)))
    .for("update");
  if (!row) throw new Refusal("unknown_referral", { status: 404 });
  if (row.state !== "HELD") throw new Refusal("referral_state", { status: 409 });
  return row;
}
