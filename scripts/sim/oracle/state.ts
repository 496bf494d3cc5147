import type { Guard } from "./protection/guard.ts";

/**
 * The oracle's knowledge. It shares no code with the platform. The rules are written a second time,
 * from the documents, in plain numbers of 1/10,000 and plain objects.
 */
export type State = {
  members: Record<string, Member>;
  house: { game: number; clearing: number; rebate: number };
  guards: Record<string, Guard>;
  /** Moves to and from the purse that a vendor keeps, below zero when money came back. */
  purses: Record<string, { at: number; amount: number }[]>;
  /** How those moves ended, by the client's key. */
  purseMoves: Record<string, string>;
  sessions: Record<string, Session>;
  /** Tickets that were issued; a break ends those that nobody used. */
  tickets: Record<string, "issued" | "dead">;
  /** By txId. */
  txs: Record<string, Tx>;
  rounds: Record<string, Round>;
  /** By the client's key. */
  deposits: Record<string, Deposit>;
  withdrawals: Record<string, Withdrawal>;
  transfers: Record<string, Transfer>;
  /** Payments that a gateway was asked to make, by the withdrawal's key, part and attempt. */
  payments: Record<string, Payment>;
  /** User names taken in this history, in lower case. */
  newcomers: Record<string, 1>;
  /** Why a deposit was not made, by the client's key. */
  refusals: Record<string, string>;
  /** A forbidden act that no answer reported. */
  complaint: string;
  /** Messages about money, counted by member and kind. */
  messages: Record<string, number>;
};

export type Member = {
  cash: number;
  frozen: number;
  isBlocked: boolean;
  /** True after the gateway reversed a payment: no money may leave. */
  isHeld: boolean;
  /** Oldest first. */
  requirements: Requirement[];
};
export type Requirement = {
  at: number;
  id: string;
  required: number;
  done: number;
  closedBy: "" | "filled" | "bust" | "refund" | "exclusion";
  closedAt: number;
};
export type Session = { member: string; expiresAt: number; createdAt: number; isEnded: boolean };
export type Tx = {
  kind: "bet" | "betwin" | "win" | "rollback" | "adjust" | "bonus";
  state: "ACCEPTED" | "REJECTED" | "ROLLED_BACK" | "VOID" | "TOMBSTONE";
  member: string;
  round: string;
  game: string;
  amount: number;
  ref: string;
  code: string;
  isApplied: boolean;
  wins: number;
  at: number;
  /** Of a bet: the stake that counts, or -1, and the rebate of its series. */
  effective?: number;
  rebate?: number;
};
export type Round = {
  member: string;
  game: string;
  state: "OPEN" | "CLOSED" | "VOID";
  stake: number;
  payout: number;
  validBet: number;
  bets: number;
  /** Standing wins that name no bet. */
  freeWins: number;
  settledAt: number;
  openedAt: number;
  /** The last movement of money in it. */
  lastAt: number;
  /** Until when its vendor may keep it open, or 0. */
  dueAt: number;
  /** The stake that counts at most, or -1. */
  counts: number;
  /** Credited when it closes. */
  rebate: number;
  flag: "" | "FORCED";
  /** The round that this one corrects. */
  adjusts: string;
};
/** By its sender and the client's key. */
export type Transfer = { amount: number; createdAt: number; from: string };
export type Deposit = {
  member: string;
  amount: number;
  method: string;
  state: "OPEN" | "CREDITED" | "FAILED" | "REVIEW" | "REFUNDED";
  paid: number;
  createdAt: number;
  expiresAt: number;
  /** True when the gateway's order is stored. */
  isAsked: boolean;
  /** True when a job ended it unpaid; a late payment is still credited. */
  isExpired: boolean;
};
/** What one member of staff has said and a second one must say as well. */
export type Word = { by: string; at: number };
export type Withdrawal = {
  member: string;
  amount: number;
  state: string;
  /** The first of two approvals, while it waits. */
  review: Word | undefined;
  createdAt: number;
  instalments: {
    amount: number;
    state: string;
    paidAt: number;
    attempt: number;
    /** The first report of its loss, while it waits. */
    lost?: (Word & { remedy: string }) | undefined;
  }[];
};
export type Payment = {
  state: "OPEN" | "PAID" | "FAILED";
  asked: number;
  dueAt: number;
  /** True when staff were called. */
  isFlagged: boolean;
};

/** One indivisible event: changes the state and returns the answer. */
export type Atom = ((state: State) => string) & {
  /** True when it certainly happened, whatever the answer. */
  isSure?: boolean;
};

/** The terms of the simulated merchant, in 1/10,000. */
export type Terms = {
  perDay: number;
  sumPerDay: number;
  amountMin: number;
  amountMax: number;
  fourEyesFrom: number;
  settlePolicy: "RECEIVER" | "ADMIN" | "BOTH";
  receiptMinutes: number;
  minBet: number;
  /** The merchant's time zone. */
  zone: string;
  /** The start of the history. */
  opensAt: number;
};

export function emptyState(): State {
  return {
    members: {},
    guards: {},
    purses: {},
    purseMoves: {},
    house: { game: 0, clearing: 0, rebate: 0 },
    sessions: {},
    tickets: {},
    txs: {},
    rounds: {},
    deposits: {},
    withdrawals: {},
    transfers: {},
    payments: {},
    newcomers: {},
    refusals: {},
    complaint: "",
    messages: {},
  };
}

export function tell(state: State, member: string, kind: string): void {
  const key = `${member}/${kind}`;
  state.messages[key] = (state.messages[key] ?? 0) + 1;
}
