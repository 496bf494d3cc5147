import type { LINE_REASONS } from "../../../contract/staff/statements.ts";
import type { DepositStatus } from "../deposit-state.ts";
import type { StatementLine } from "./statement-line.ts";

export type LineReason = (typeof LINE_REASONS)[number];

/** A transfer whose note stands in the line's text. */
export type Candidate = {
  id: string;
  /** What the player was asked to pay, fee included. */
  payable: bigint;
  currency: string;
  status: DepositStatus;
  createdAt: Date;
  expiresAt: Date;
  /** False for an account that may not receive money. */
  isReal: boolean;
};

/** Which deposit a line pays, or why staff decide. */
export type LineDecision = { deposit: string } | { reason: LineReason };

const WAITING: readonly DepositStatus[] = ["WAITING_PAYMENT", "SLIP_SUBMITTED", "REVIEW"];
const DAY_MS = 24 * 3_600_000;

/**
 * Decides about a credit. Exactly one waiting transfer with the note, the amount and the currency is
 * paid by it; in every other case staff look at it. `notes` are the numbers of six digits in its text.
 */
export function decideLine(
  line: StatementLine,
  notes: readonly string[],
  candidates: readonly Candidate[],
  now: Date,
): LineDecision {
  if (line.isReversal) return { reason: "reversal" };
  if (notes.length === 0) return { reason: "no_note" };
  if (candidates.length === 0) return { reason: "unknown_note" };
  const [deposit, ...others] = candidates.filter((candidate) => isWaiting(candidate, now));
  if (others.length > 0) return { reason: "several" };
  if (!deposit) return { reason: "deposit_over" };
  if (!deposit.isReal) return { reason: "trial_account" };
  if (deposit.currency !== line.currency) return { reason: "currency_differs" };
  if (deposit.payable !== line.amount) return { reason: "amount_differs" };
  if (line.bookedAt < earliestDay(deposit)) return { reason: "booked_before" };
  return { deposit: deposit.id };
}

/** Past its time a transfer without a slip is over, also before the job has written so. */
const isWaiting = ({ status, expiresAt }: Candidate, now: Date): boolean =>
  WAITING.includes(status) && !(status === "WAITING_PAYMENT" && expiresAt <= now);

/** The day before the request, because a bank's day may end earlier than that of UTC. */
const earliestDay = ({ createdAt }: Candidate): string =>
  new Date(createdAt.getTime() - DAY_MS).toISOString().slice(0, 10);
