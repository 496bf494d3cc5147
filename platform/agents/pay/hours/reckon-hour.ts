import { sql } from "drizzle-orm";
import { addDays, instantsOf } from "../../../domain/contracts/pay-period.ts";
import { type Counted, reckon } from "../../../domain/contracts/reckon.ts";
import type { Pay } from "../../../domain/contracts/steps.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { Earning, PeriodRow } from "../earning-contracts.ts";
import { contractsSince, earningBetween, type InstantContract } from "./contracts-since.ts";
import { countHours } from "./count-hours.ts";

/** A contract's pay of a period with the figures that gave it. */
export type Reckoned = Omit<Earning, "terms"> &
  Omit<Pay, "steps"> & {
    carryOut: bigint;
    figures: Counted;
    /** The team did not play, and no bill says so. */
    isIdle?: boolean;
  };
/** A period that can be paid: when it ended, and what it earned. */
export type Ended = { at: Date; reckoned: Reckoned[] };

/**
 * What each contract earned in a sealed hour. Null while a contract asks for the day before, and that
 * is not sealed.
 */
export async function reckonHour(
  tx: Transaction,
  { merchant, period, fromDay, toDay }: PeriodRow,
): Promise<Ended | null> {
  const hour = instantsOf(period)!;
  const known = await contractsSince(tx, merchant, "hour", hour.from);
  const earning = earningBetween(known, hour);
  if (earning.some(asksDayBefore) && !(await isSealed(tx, merchant, addDays(fromDay, -1)))) {
    return null;
  }
  const items = earning.map(({ payee: agent, ...one }) => ({ ...one, agent }));
  const at = { hour: hour.from, day: fromDay, isOpen: false };
  const counted = await countHours(tx, merchant, items, at);
  const reckoned = earning.map(({ contract, version, payee, upline, terms }) => {
    const figures = counted.get(contract)!;
    const none = { carryIn: 0n, from: fromDay };
    const { tier, gross, carryOut } = reckon(terms, figures, none);
    const isIdle = figures.stake === 0n && figures.validBet === 0n && figures.payout === 0n;
    const days = { from: fromDay, to: toDay };
    return {
      ...{ contract, version, payee, upline, figures, isIdle },
      ...{ tier, gross, carryIn: 0n, carryOut },
      ...days,
    };
  });
  return { at: hour.to, reckoned };
}

const asksDayBefore = ({ terms }: InstantContract<"hour">) =>
  terms.tiers.some(({ dayBefore }) => dayBefore !== null);

async function isSealed(tx: Transaction, merchant: string, day: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from sealed_days where merchant = ${merchant} and day = ${day}`,
  );
  return rows.length > 0;
}
