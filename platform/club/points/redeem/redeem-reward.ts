import { and, eq } from "drizzle-orm";
import { POINT } from "../../../contract/club/point.ts";
import type { rewardRedeem } from "../../../contract/club/redemptions.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { newId } from "../../../core/access/token.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { notAllowed, policyFor } from "../../../core/guard.ts";
import { newReference } from "../../../core/new-reference.ts";
import { requireNoBreak } from "../../../members/protection/breaks/open-break.ts";
import { HOUSE } from "../../../money/ledger/purse.ts";
import { transfer } from "../../../money/ledger/transfer.ts";
import { requireWithdrawPassword } from "../../../money/payout/check-withdraw-password.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { pointRedemptions } from "../../../store/schema/points.ts";
import { requireNotYoung } from "./require-not-young.ts";
import { requireOwnMobile } from "./require-own-mobile.ts";
import { type RedemptionRow, sealDelivery } from "./seal-delivery.ts";
import { takePieces } from "./take-pieces.ts";

type Input = InputOf<typeof rewardRedeem>;
type Value = ValueOf<typeof rewardRedeem>;

/**
 * Takes a member's points for pieces of a good, in one transaction with the pieces. The same key again
 * returns the same redemption. Refuses a member in a break, and what the member did not see.
 */
export async function redeemReward(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const policy = await policyFor(context);
  if (!policy.allows.points) throw notAllowed("points");
  const { store, merchant } = context;
  const known = await store.inMerchant(merchant.code, (tx) => findTwin(context, tx, input));
  if (known) return known;
  const mobile = await requireOwnMobile(context, input.mobile);
  await requireWithdrawPassword(context, memberId, input.withdrawPassword);
  return store.inMerchant(merchant.code, async (tx) => {
    // Two redemptions of one member never run side by side.
    const [member] = await tx
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId)))
      .for("no key update");
    const twin = await findTwin(context, tx, input);
    if (twin) return twin;
    await requireNoBreak(tx, { merchant: merchant.code, memberId }, context.clock.now());
    requireNotYoung(context, policy, member!);
    return redeem(context, tx, memberId, { ...input, mobile });
  });
}

const toValue = (row: RedemptionRow): Value => ({
  reference: row.reference,
  points: row.pointsNeeded * row.quantity,
  state: row.state,
  createdAt: row.createdAt.getTime(),
});

async function findTwin(context: Context, tx: Transaction, input: Input): Promise<Value | null> {
  const { memberId } = requireRealAccount(context);
  const [row] = await tx
    .select()
    .from(pointRedemptions)
    .where(
      and(
        eq(pointRedemptions.merchant, context.merchant.code),
        eq(pointRedemptions.member, memberId),
        eq(pointRedemptions.idempotencyKey, context.idempotencyKey ?? ""),
      ),
    );
  if (!row) return null;
  if (row.reward !== input.reward || row.quantity !== input.quantity) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return toValue(row);
}

async function redeem(
  context: Context,
  tx: Transaction,
  memberId: string,
  { reward, quantity, pointsNeeded, address, mobile }: Input,
): Promise<Value> {
  const { merchant, clock, random, idempotencyKey } = context;
  const { code } = merchant;
  const at = clock.now();
  const good = await takePieces(tx, { merchant: code, reward, quantity });
  if (good.pointsNeeded !== pointsNeeded) throw new Refusal("terms_changed", { status: 409 });
  const id = newId(random);
  const [row] = await tx
    .insert(pointRedemptions)
    .values({
      ...{ merchant: code, id, reference: newReference(random, "R"), member: memberId, reward },
      ...{ words: good.words, quantity, pointsNeeded, state: "IN_PROCESS", createdAt: at },
      ...sealDelivery(context, id, { address, mobile }),
      idempotencyKey: idempotencyKey ?? "",
    })
    .returning();
  const points = pointsNeeded * quantity;
  const { outcome, fromBalance } = await transfer(tx, {
    ...{ merchant: code, key: `rd:${id}`, kind: "pointsRedeem", at },
    ...{ from: { owner: memberId, kind: "points" }, to: { owner: HOUSE, kind: "points" } },
    amount: BigInt(points) * POINT,
  });
  if (outcome === "INSUFFICIENT") {
    const left = Number(fromBalance / POINT);
    throw new Refusal("not_enough_points", { field: "quantity", details: { left } });
  }
  if (outcome !== "DONE") throw new Unknown(`redemption ${id} was not booked`);
  const details = { reference: row!.reference, reward, quantity: String(quantity) };
  await record(context, tx, { action: "rewardRedeemed", memberId, details });
  return toValue(row!);
}
