import type { limitCancel, limitConfirm } from "../../../contract/members/protection/protection.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { playLimits } from "../../../store/schema/protection.ts";
import { noteEvent } from "../note-event.ts";
import { protectionTermsOf } from "../terms.ts";
import { changedLimit } from "./changed-limit.ts";
import { isLimit, type LimitRow } from "./limit-rows.ts";
import { requireSelfTest } from "./self-test.ts";

type Input = InputOf<typeof limitConfirm>;
type Value = ValueOf<typeof limitConfirm>;

const NOTHING_WAITS = { pendingAmount: null, pendingFrom: null, pendingUntil: null };

/**
 * The new yes to a higher limit, or to none. Refuses before its wait is over (limit_waits, with the
 * hours left), when nothing waits or it has lapsed (limit_lapsed), and as requireSelfTest does.
 */
export async function confirmLimit(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  return changedLimit(context, memberId, input, async (tx, own) => {
    const now = context.clock.now();
    if (!own?.pendingFrom || !own.pendingUntil || own.pendingUntil <= now)
      throw new Refusal("limit_lapsed", { status: 409 });
    if (own.pendingFrom > now) throw waitsMore(own.pendingFrom, now);
    if ((await protectionTermsOf(context)).raiseNeedsTest)
      await requireSelfTest(tx, { ...own, memberId }, now);
    const where = isLimit(own.merchant, own.member, own);
    const { pendingAmount: amount } = own;
    if (amount === null) await tx.delete(playLimits).where(where);
    else
      await tx
        .update(playLimits)
        .set({ amount, setAt: now, ...NOTHING_WAITS })
        .where(where);
    await tell(context, tx, amount === null ? "limitRemoved" : "limitRaised", own, amount);
  });
}

/** The refusal before the end of a wait, with the hours left. */
export function waitsMore(from: Date, now: Date): Refusal {
  const hours = Math.ceil((from.getTime() - now.getTime()) / 3_600_000);
  return new Refusal("limit_waits", { status: 409, details: { count: hours } });
}

/** Takes back a higher limit that was asked for; without one nothing changes. */
export async function cancelLimit(
  context: Context,
  input: InputOf<typeof limitCancel>,
): Promise<ValueOf<typeof limitCancel>> {
  const { memberId } = requireRealAccount(context);
  return changedLimit(context, memberId, input, async (tx, own) => {
    if (!own?.pendingFrom) return;
    await tx
      .update(playLimits)
      .set(NOTHING_WAITS)
      .where(isLimit(own.merchant, own.member, own));
    await tell(context, tx, "limitKept", own, own.amount);
  });
}

async function tell(
  context: Context,
  tx: Transaction,
  kind: string,
  { kind: limit, period, member: memberId }: LimitRow,
  amount: bigint | null,
) {
  const details = { limit, period, amount: amount === null ? "" : formatAmount(amount) };
  await noteEvent(context, tx, { memberId, kind, by: "player", details });
  await record(context, tx, { action: kind, memberId, details });
}
