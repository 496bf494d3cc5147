import { and, eq } from "drizzle-orm";
import {
  LIMIT_PERIODS,
  type LimitPeriod,
} from "../../../contract/members/protection/protection-kinds.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Reader, Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { requireNoBreak } from "../breaks/open-break.ts";
import { depositUse, periodsAt } from "./deposit-use.ts";
import { lowestOf, readLimits } from "./limit-rows.ts";

type Who = { merchant: string; memberId: string };

/** Makes parallel payments of one member wait for each other. */
export async function holdPayer(tx: Transaction, { merchant, memberId }: Who): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
    .for("no key update");
}

/**
 * Refuses a payment in that would pass a limit (deposit_limit_reached, with what is left) or comes
 * during a break (on_break). Call it in the transaction that writes the payment, after `holdPayer`.
 */
export async function requireDepositRoom(
  tx: Transaction,
  who: Who,
  amount: bigint,
  now: Date,
): Promise<void> {
  await requireNoBreak(tx, who, now);
  const left = await depositRoom(tx, who, now);
  if (!left || amount <= left.amount) return;
  throw new Refusal("deposit_limit_reached", {
    field: "amount",
    details: { left: formatAmount(left.amount), period: left.period },
  });
}

/** What may still be paid in at that time, by the tightest limit; null without a limit. */
export async function depositRoom(
  reader: Reader,
  who: Who,
  at: Date,
  except?: string,
): Promise<{ amount: bigint; period: LimitPeriod } | null> {
  const rows = await readLimits(reader, who.merchant, who.memberId);
  if (!rows.some(({ kind }) => kind === "deposit")) return null;
  const used = await depositUse(reader, who, await periodsAt(reader, who.merchant, at), except);
  const rooms = LIMIT_PERIODS.flatMap((period) => {
    const lowest = lowestOf(rows, { kind: "deposit", period });
    if (!lowest) return [];
    const left = lowest.amount - used[period];
    return [{ period, amount: left > 0n ? left : 0n }];
  });
  return rooms.reduce<(typeof rooms)[number] | null>(
    (tightest, room) => (!tightest || room.amount < tightest.amount ? room : tightest),
    null,
  );
}
