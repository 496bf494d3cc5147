import { and, eq, gte } from "drizzle-orm";
import type { BonusState } from "../../contract/club/bonus-kinds.ts";
import { Unknown } from "../../contract/wire/refusal.ts";
import { forfeitOf } from "../../domain/money/withdrawals/withdrawable.ts";
import { changeGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { bonusMoney } from "../../money/wagering/bonus-money.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { rounds } from "../../store/schema/round.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { tellEnd } from "./tell-bonus.ts";
import { type BonusRow, lotOf } from "./to-bonus.ts";

/** True while a round that began with the bonus is not settled: its payout may be the bonus' money. */
export async function isPlaying(
  reader: Reader,
  { merchant, member, openedAt }: BonusRow,
): Promise<boolean> {
  const found = await reader
    .select({ id: rounds.roundId })
    .from(rounds)
    .where(
      and(
        eq(rounds.merchant, merchant),
        eq(rounds.member, member),
        gte(rounds.openedAt, openedAt),
        eq(rounds.state, "OPEN"),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * Ends an open bonus: released, the member keeps its money up to the highest cash-out; otherwise all of
 * it goes back, and the member's own stays (docs/decisions/113). The caller has locked the purse, and no
 * round of the bonus is open. Null when it ended before.
 */
export async function endBonus(
  tx: Transaction,
  row: BonusRow,
  state: Exclude<BonusState, "OPEN">,
  at: Date,
): Promise<BonusRow | null> {
  const { merchant, id, member } = row;
  const who = { merchant, memberId: member };
  const money = await bonusMoney(tx, who);
  const cash = await balanceOf(tx, { merchant, owner: member, kind: "cash" });
  const held = forfeitOf(cash, money ?? 0n);
  const takenBack = state === "RELEASED" ? above(held, row.cashOutMax) : held;
  const [ended] = await tx
    .update(bonuses)
    .set({ state, endedAt: at, takenBack })
    .where(and(eq(bonuses.merchant, merchant), eq(bonuses.id, id), eq(bonuses.state, "OPEN")))
    .returning();
  if (!ended) return null;
  // A requirement that a correction would open again has nothing left to lock.
  await tx
    .update(wageringRequirements)
    .set({ closedAt: at, closedBy: "ended" })
    .where(
      and(eq(wageringRequirements.merchant, merchant), eq(wageringRequirements.id, lotOf(id))),
    );
  await changeGuard(tx, who, {
    bonusSince: null,
    bonusStakeMax: null,
    bonusLeft: 0n,
    bonusLost: 0n,
  });
  if (takenBack > 0n) {
    const { outcome } = await transfer(tx, {
      ...{ merchant, key: `memberBonusBack:${id}`, kind: "memberBonusBack", amount: takenBack, at },
      from: { owner: member, kind: "cash" },
      to: { owner: HOUSE, kind: "promo" },
    });
    if (outcome !== "DONE") throw new Unknown(`bonus ${id} was not taken back: ${outcome}`);
  }
  await tellEnd(tx, ended, at);
  return ended;
}

const above = (amount: bigint, most: bigint | null): bigint =>
  most === null || amount <= most ? 0n : amount - most;
