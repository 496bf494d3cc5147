import { and, asc, eq, isNotNull, lte, or } from "drizzle-orm";
import type { BonusState } from "../../contract/club/bonus-kinds.ts";
import { holdGuard } from "../../members/protection/guard.ts";
import { dropBustRequirements } from "../../money/wagering/drop-bust-requirements.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import type { NewsWriter } from "../news/write-club-letter.ts";
import { endBonus, isPlaying } from "./end-bonus.ts";
import { tellEnding } from "./tell-bonus.ts";
import { isItsLot } from "./to-bonus.ts";

type Parts = NewsWriter & { store: Store };
type Who = { merchant: string; memberId: string };

/** Members of a merchant in one run. */
const RUN_MAX = 200;

/**
 * Ends the open bonuses that are due: filled, played away, expired, or without their deposit. Calls to
 * mind those that end soon. True while some are open, for time alone makes the next one due.
 */
export async function settleBonuses(parts: Parts): Promise<boolean> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  const at = clock.now();
  const due = await store.inMerchant(code, (tx) =>
    tx
      .select({ memberId: bonuses.member })
      .from(bonuses)
      .innerJoin(wageringRequirements, isItsLot)
      .leftJoin(deposits, isItsDeposit)
      .where(
        and(
          eq(bonuses.merchant, code),
          eq(bonuses.state, "OPEN"),
          or(
            lte(bonuses.expiresAt, at),
            isNotNull(wageringRequirements.closedAt),
            eq(deposits.status, "REFUNDED"),
          ),
        ),
      )
      .orderBy(asc(bonuses.member))
      .limit(RUN_MAX),
  );
  for (const { memberId } of due) {
    await store.inMerchant(code, (tx) => settleOwn(tx, { merchant: code, memberId }, clock.now()));
  }
  await tellEnding(parts);
  return store.inMerchant(code, async (tx) => {
    const open = and(eq(bonuses.merchant, code), eq(bonuses.state, "OPEN"));
    return (await tx.$count(bonuses, open)) > 0;
  });
}

/** Ends the member's open bonus when it is due and no round of it is open. Locks the purse. */
export async function settleOwn(tx: Transaction, who: Who, at: Date): Promise<void> {
  await holdGuard(tx, who);
  await dropBustRequirements(tx, who.merchant, who.memberId, at);
  const [found] = await tx
    .select({
      bonus: bonuses,
      closedBy: wageringRequirements.closedBy,
      deposit: deposits.status,
    })
    .from(bonuses)
    .innerJoin(wageringRequirements, isItsLot)
    .leftJoin(deposits, isItsDeposit)
    .where(
      and(
        eq(bonuses.merchant, who.merchant),
        eq(bonuses.member, who.memberId),
        eq(bonuses.state, "OPEN"),
      ),
    );
  if (!found) return;
  const state = endOf({ ...found, isExpired: found.bonus.expiresAt <= at });
  if (!state || (await isPlaying(tx, found.bonus))) return;
  await endBonus(tx, found.bonus, state, at);
}

type Standing = {
  closedBy: (typeof wageringRequirements.$inferSelect)["closedBy"];
  deposit: string | null;
  isExpired: boolean;
};

/** How a bonus ends; null while it stays open. What was filled in time stays the member's. */
function endOf({ closedBy, deposit, isExpired }: Standing): Exclude<BonusState, "OPEN"> | null {
  if (deposit === "REFUNDED") return "TAKEN_BACK";
  if (closedBy === "filled") return "RELEASED";
  if (closedBy === "bust") return "LOST";
  // The member excluded themselves or closes the account: their own money goes, the bonus stays here.
  if (closedBy) return "GIVEN_UP";
  return isExpired ? "EXPIRED" : null;
}

const isItsDeposit = and(eq(deposits.merchant, bonuses.merchant), eq(deposits.id, bonuses.source));
