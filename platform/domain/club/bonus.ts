import type { GameType } from "../../contract/play/game-types.ts";

/** A cent of the currency, in ledger units. */
const CENT = 100n;

/** What a deposit bonus gives: its percent of the deposit in whole cents, at most `amountMax`. */
export function bonusOfDeposit(
  deposit: bigint,
  { percent, amountMax }: { percent: number; amountMax: bigint },
): bigint {
  const share = (deposit * BigInt(percent)) / 100n;
  const cents = share - (share % CENT);
  return cents < amountMax ? cents : amountMax;
}

/**
 * The valid bet that releases a bonus (domain.md 6.1): its amount, with the deposit where that counts,
 * as often as the terms say. The law's most holds against the bonus alone.
 */
export function requiredOf(
  { amount, deposit }: { amount: bigint; deposit: bigint },
  { wagering, countsDeposit }: { wagering: number; countsDeposit: boolean },
  most: number | null,
): bigint {
  const required = (amount + (countsDeposit ? deposit : 0n)) * BigInt(wagering);
  const cap = most === null ? null : amount * BigInt(most);
  return cap !== null && cap < required ? cap : required;
}

export type Contribution = Partial<Record<GameType, number>>;

/**
 * What counts of a valid bet by type of game, in hundredths of a percent. Where the law lets a bonus
 * count one kind of game only, it is the one that counts most, the first of equals.
 */
export function contributionOf(percents: Contribution, isSingleProduct: boolean): Contribution {
  const all = Object.entries(percents).map(([type, percent]) => [type, percent * 100] as const);
  const most = Math.max(...all.map(([, points]) => points));
  const kept = isSingleProduct ? [all.find(([, points]) => points === most)!] : all;
  return Object.fromEntries(kept);
}
