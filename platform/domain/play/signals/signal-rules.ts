import type { SignalEvidence } from "../../../contract/members/protection/signal-evidence.ts";
import {
  SIGNAL_RULES,
  type SignalRule,
} from "../../../contract/members/protection/signal-kinds.ts";
import { THRESHOLDS } from "./thresholds.ts";

/**
 * All that a rule may know of a member, up to the end of one day of the merchant's zone: play and money,
 * and nothing about the person.
 */
export type PlayFacts = {
  /** The day's deposits, each with what was lost shortly before; below zero when it was won. */
  dayDeposits: readonly { amount: bigint; lostBefore: bigint }[];
  /** Deposits of the last seven days. */
  weekDeposited: bigint;
  weekDeposits: number;
  /** Deposits of each week before. */
  weeksBefore: readonly bigint[];
  /** Nights with play among the last seven, their rounds, and all rounds of the seven days. */
  nights: number;
  nightRounds: number;
  rounds: number;
  /** Withdrawals that the player took back in seven days. */
  cancelled: number;
  cancelledAmount: bigint;
  /** In seven days: deposits that a limit refused, days with a refused bet, higher limits asked for. */
  refusedDeposits: number;
  refusedBetDays: number;
  raisesAsked: number;
};

type Rule = (facts: PlayFacts) => SignalEvidence | null;

const WHOLE = 10_000;
/** True when `part` is at least that share of `whole`. */
const isShare = (part: bigint, whole: bigint, share: number): boolean =>
  part * BigInt(WHOLE) >= whole * BigInt(share);

const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((all, amount) => all + amount, 0n);

const RULES: Readonly<Record<SignalRule, Rule>> = {
  chasing({ dayDeposits }) {
    const { deposits, lostShare } = THRESHOLDS.chasing;
    const after = dayDeposits.filter(({ amount, lostBefore }) =>
      isShare(lostBefore, amount, lostShare),
    );
    if (after.length < deposits) return null;
    const deposited = sum(after.map(({ amount }) => amount));
    const lost = sum(after.map(({ lostBefore }) => lostBefore));
    return { rule: "chasing", times: after.length, deposited, lost };
  },
  depositsGrowing({ weekDeposited, weekDeposits, weeksBefore }) {
    const { ofMean, deposits, weeks: least } = THRESHOLDS.depositsGrowing;
    const habit = weeksBefore.filter((amount) => amount > 0n);
    if (habit.length < least || weekDeposits < deposits) return null;
    const weeks = habit.length;
    // Compared as a product, so that a rounded mean marks nobody.
    if (!isShare(weekDeposited * BigInt(weeks), sum(habit), ofMean)) return null;
    const mean = sum(habit) / BigInt(weeks);
    return { rule: "depositsGrowing", week: weekDeposited, mean, weeks };
  },
  nights({ nights, nightRounds, rounds }) {
    const { nights: least, nightShare, rounds: enough } = THRESHOLDS.nights;
    if (nights < least || rounds < enough) return null;
    if (!isShare(BigInt(nightRounds), BigInt(rounds), nightShare)) return null;
    return { rule: "nights", nights, nightRounds, rounds };
  },
  cancelledWithdrawals({ cancelled: times, cancelledAmount: amount }) {
    if (times < THRESHOLDS.cancelledWithdrawals.times) return null;
    return { rule: "cancelledWithdrawals", times, amount };
  },
  failedLimits({ refusedDeposits: deposits, refusedBetDays: betDays, raisesAsked: raises }) {
    if (deposits + betDays + raises < THRESHOLDS.failedLimits.times) return null;
    return { rule: "failedLimits", deposits, betDays, raises };
  },
};

/** What each rule sees in a member's play and money. */
export const signalsIn = (facts: PlayFacts): SignalEvidence[] =>
  SIGNAL_RULES.flatMap((rule) => RULES[rule](facts) ?? []);
