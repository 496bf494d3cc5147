import { and, eq } from "drizzle-orm";
import { POINT } from "../../../contract/club/point.ts";
import type { pointsConvert } from "../../../contract/club/points.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { newId } from "../../../core/access/token.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { policyFor, requireAllowed } from "../../../core/guard.ts";
import { newReference } from "../../../core/new-reference.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import { requireNoBreak } from "../../../members/protection/breaks/open-break.ts";
import { holdPurses } from "../../../money/ledger/hold-purses.ts";
import { HOUSE } from "../../../money/ledger/purse.ts";
import { transferMany } from "../../../money/ledger/transfer-many.ts";
import { requireWithdrawPassword } from "../../../money/payout/check-withdraw-password.ts";
import { openRequirement } from "../../../money/wagering/open-requirement.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { pointConversions } from "../../../store/schema/points.ts";
import { conversionTerms } from "./conversion-terms.ts";

type Input = InputOf<typeof pointsConvert>;
type Value = ValueOf<typeof pointsConvert>;
type Row = typeof pointConversions.$inferSelect;

/**
 * Turns points into cash with a wagering requirement, in one transaction. The same key again returns
 * the same conversion. Refuses what the terms that the member saw do not allow, and a member in a break.
 */
export async function convertPoints(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  await requireAllowed(context, "points");
  const { store, merchant } = context;
  // Read before the transaction: within it, it would take a second connection of the pool.
  const policy = await policyFor(context);
  const known = await store.inMerchant(merchant.code, (tx) => findTwin(context, tx, input));
  if (known) return known;
  await requireWithdrawPassword(context, memberId, input.withdrawPassword);
  return store.inMerchant(merchant.code, async (tx) => {
    // One member's conversions and breaks never run side by side.
    await holdPurses(tx, merchant.code, [memberId]);
    const twin = await findTwin(context, tx, input);
    if (twin) return twin;
    await requireTerms(context, tx, policy, input);
    await requireNoBreak(tx, { merchant: merchant.code, memberId }, context.clock.now());
    return convert(context, tx, memberId, input);
  });
}

const toValue = ({ reference, points, amount, multiple, createdAt }: Row): Value => ({
  ...{ reference, points, amount, multiple },
  createdAt: createdAt.getTime(),
});

async function findTwin(context: Context, tx: Transaction, input: Input): Promise<Value | null> {
  const { merchant, idempotencyKey } = context;
  const { memberId } = requireRealAccount(context);
  const [row] = await tx
    .select()
    .from(pointConversions)
    .where(
      and(
        eq(pointConversions.merchant, merchant.code),
        eq(pointConversions.member, memberId),
        eq(pointConversions.idempotencyKey, idempotencyKey ?? ""),
      ),
    );
  if (!row) return null;
  if (row.points !== input.points) throw new Refusal("key_reused", { status: 409 });
  return toValue(row);
}

/** Refuses points out of range, and terms other than those that the member saw. */
async function requireTerms(
  context: Context,
  tx: Transaction,
  policy: Policy,
  input: Input,
): Promise<void> {
  const terms = await conversionTerms(context, tx, policy);
  if (!terms) throw new Refusal("points_not_converted", { status: 409 });
  const { pointsMin: min, pointsMax: max, perPoint, multiple } = terms;
  if (input.points < min || input.points > max) {
    throw new Refusal("points_out_of_range", { field: "points", details: { min, max } });
  }
  if (input.perPoint !== perPoint || input.multiple !== multiple) {
    throw new Refusal("terms_changed", { status: 409 });
  }
}

async function convert(
  context: Context,
  tx: Transaction,
  memberId: string,
  { points, perPoint, multiple }: Input,
): Promise<Value> {
  const { merchant, clock, random, idempotencyKey } = context;
  const { code } = merchant;
  const at = clock.now();
  const amount = BigInt(points) * perPoint;
  const [row] = await tx
    .insert(pointConversions)
    .values({
      ...{ merchant: code, id: newId(random), reference: newReference(random, "P") },
      ...{ member: memberId, points, amount, perPoint, multiple, createdAt: at },
      idempotencyKey: idempotencyKey ?? "",
    })
    .returning();
  const { id, reference } = row!;
  if (multiple > 0) {
    const requirement = { id: `points:${id}`, memberId, amount, openedAt: at, times: multiple };
    await openRequirement(tx, { merchant: code, source: "points", ...requirement });
  }
  const outcomes = await transferMany(tx, {
    ...{ merchant: code, at },
    movements: [
      {
        ...{ key: `pc:${id}`, kind: "pointsConvert", amount: BigInt(points) * POINT },
        ...{ from: { owner: memberId, kind: "points" }, to: { owner: HOUSE, kind: "points" } },
      },
      {
        ...{ key: `points:${id}`, kind: "points", amount },
        ...{ from: { owner: HOUSE, kind: "promo" }, to: { owner: memberId, kind: "cash" } },
      },
    ],
  });
  if (outcomes[0]?.outcome === "INSUFFICIENT") {
    const left = Number(outcomes[0].fromBalance / POINT);
    throw new Refusal("not_enough_points", { field: "points", details: { left } });
  }
  if (outcomes.some(({ outcome }) => outcome !== "DONE")) {
    throw new Unknown(`conversion ${id} was not booked`);
  }
  const details = { reference, points: String(points), amount: formatAmount(amount) };
  await record(context, tx, { action: "pointsConverted", memberId, details });
  return toValue(row!);
}
