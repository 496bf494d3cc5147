import { z } from "zod";
import { money } from "../../wire/money.ts";

const times = z.int();

/** What a rule saw, as it is stored and as staff read it. */
export const signalEvidence = z.discriminatedUnion("rule", [
  /** Deposits of one day soon after a loss, their sum, and what was lost before them. */
  z.object({ rule: z.literal("chasing"), times, deposited: money, lost: money }),
  /** Deposits of seven days, and the mean of the weeks before that had any. */
  z.object({ rule: z.literal("depositsGrowing"), week: money, mean: money, weeks: z.int() }),
  /** Nights with play within seven, their rounds, and all rounds of the seven days. */
  z.object({ rule: z.literal("nights"), nights: z.int(), nightRounds: z.int(), rounds: z.int() }),
  /** Withdrawals that the player took back within seven days. */
  z.object({ rule: z.literal("cancelledWithdrawals"), times, amount: money }),
  /** Within seven days: deposits above a limit, days with bets above one, higher limits asked for. */
  z.object({
    rule: z.literal("failedLimits"),
    deposits: z.int(),
    betDays: z.int(),
    raises: z.int(),
  }),
]);
export type SignalEvidence = z.output<typeof signalEvidence>;
