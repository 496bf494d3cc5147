import { and, eq } from "drizzle-orm";
import type { RedemptionRow } from "../../../club/points/redeem/seal-delivery.ts";
import { returnPieces } from "../../../club/points/redeem/take-pieces.ts";
import { POINT } from "../../../contract/club/point.ts";
import type { RedeemReason } from "../../../contract/club/redeem-kinds.ts";
import { Refusal, Unknown } from "../../../contract/wire/refusal.ts";
import { writeMessage } from "../../../core/outbox/write-message.ts";
import { HOUSE } from "../../../money/ledger/purse.ts";
import { transfer } from "../../../money/ledger/transfer.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { pointRedemptions } from "../../../store/schema/points.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdRedemption } from "./hold-redemption.ts";

type Named = { merchant: string; reference: string };

/** Approves a redemption and tells the member. Refuses with redemption_state what is decided. */
export async function approveRedemption(context: StaffContext, named: Named): Promise<void> {
  const { merchant, reference } = named;
  const entry = { action: "approveRedemption", details: { reference }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdWaiting(tx, named);
    await decide(context, tx, row, { state: "APPROVED" });
    await tell(context, tx, row, "redeemApproved");
  });
}

/**
 * Rejects a redemption, gives points and pieces back, and tells the member why. The shelf shows other
 * numbers then, so pages change.
 */
export async function rejectRedemption(
  context: StaffContext,
  { reason, ...named }: Named & { reason: RedeemReason },
): Promise<void> {
  const { merchant, reference } = named;
  const entry = { action: "rejectRedemption", details: { reference, reason } };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdWaiting(tx, named);
    await decide(context, tx, row, { state: "REJECTED", reason });
    await returnPieces(tx, row);
    const { outcome } = await transfer(tx, {
      ...{ merchant, key: `rb:${row.id}`, kind: "pointsReturn", at: context.clock.now() },
      ...{ from: { owner: HOUSE, kind: "points" }, to: { owner: row.member, kind: "points" } },
      amount: BigInt(row.pointsNeeded * row.quantity) * POINT,
    });
    if (outcome !== "DONE") throw new Unknown(`points of redemption ${row.id} did not return`);
    await tell(context, tx, row, "redeemRejected", { reason });
  });
}

async function holdWaiting(tx: Transaction, { merchant, reference }: Named) {
  const row = await holdRedemption(tx, merchant, reference);
  if (row.state !== "IN_PROCESS") throw new Refusal("redemption_state", { status: 409 });
  return row;
}

async function decide(
  { clock, staff }: StaffContext,
  tx: Transaction,
  { merchant, id }: RedemptionRow,
  decision: Pick<RedemptionRow, "state"> & Partial<Pick<RedemptionRow, "reason">>,
): Promise<void> {
  await tx
    .update(pointRedemptions)
    .set({ ...decision, decidedAt: clock.now(), decidedBy: staff })
    .where(and(eq(pointRedemptions.merchant, merchant), eq(pointRedemptions.id, id)));
}

async function tell(
  { clock, random }: StaffContext,
  tx: Transaction,
  { merchant, member, reference }: RedemptionRow,
  kind: "redeemApproved" | "redeemRejected",
  more: { reason?: RedeemReason } = {},
): Promise<void> {
  const writer = { clock, random, merchant: { code: merchant } };
  await writeMessage(writer, tx, member, kind, { reference, ...more });
}
