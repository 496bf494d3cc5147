import {
  follow,
  hasNotLeft,
  type Instalment,
  isOut,
  live,
  markLeft,
  returned,
  settleInstalment as settle,
  sum,
} from "./instalments.ts";
import { queuePayment, resolve } from "./payments.ts";
import { startOf } from "./protection/periods.ts";
import { type Atom, type State, type Terms, tell, type Withdrawal, type Word } from "./state.ts";
import { withdrawableOf } from "./wagering.ts";

const MINUTE = 60_000;

export type WithdrawalMove = { key: string } & (
  | { act: "create"; member: string; amount: number }
  | { act: "cancel" }
  | { act: "approve"; staff: string }
  | { act: "reject" | "fail" }
  | { act: "pay"; amounts: number[]; isThroughGateway?: boolean }
  | { act: "judge"; part: number; judgement: Judgement }
  /** Staff report the gateway's answer from a telephone call. */
  | { act: "resolve"; part: number; finding: "left" | "refused" }
  | { act: "returnRest" }
  | { act: "receive" | "dispute"; part: number }
  | { act: "receiveAll" }
  | { act: "lose"; part: number; remedy: "back" | "again"; staff: string }
);

type Judgement = "verify" | "settle" | "payAgain" | "sendAgain" | "force";

export function withdrawalAtom(move: WithdrawalMove, now: number, terms: Terms): Atom {
  return (state) => {
    if (move.act === "create") return create(state, move, now, terms);
    const row = state.withdrawals[move.key];
    if (!row) return "withdrawal_not_found";
    return act(state, row, move, now, terms);
  };
}

type Create = Extract<WithdrawalMove, { act: "create" }>;

function create(state: State, move: Create, now: number, terms: Terms): string {
  const known = state.withdrawals[move.key];
  if (known) return known.amount === move.amount ? `OK ${known.state}` : "key_reused";
  const refusal = refusalOf(state, move, now, terms);
  if (refusal) return refusal;
  const { member, amount } = move;
  state.members[member]!.cash -= amount;
  state.members[member]!.frozen += amount;
  const row = {
    member,
    amount,
    state: "REQUESTED",
    review: undefined,
    createdAt: now,
    instalments: [],
  };
  state.withdrawals[move.key] = row;
  return "OK REQUESTED";
}

function refusalOf(state: State, { member, amount }: Create, now: number, terms: Terms): string {
  const { cash, isHeld } = state.members[member]!;
  const midnight = startOf("day", now, terms.zone);
  const today = Object.values(state.withdrawals).filter(
    (one) =>
      one.member === member &&
      one.createdAt >= midnight &&
      !["REJECTED", "FAILED", "CANCELLED"].includes(one.state),
  );
  const left = Math.max(0, terms.sumPerDay - today.reduce((total, one) => total + one.amount, 0));
  if (isHeld) return "withdrawals_blocked";
  if (cash < 0) return "account_debt";
  const withdrawable = withdrawableOf(state, member);
  if (cash >= terms.amountMin && withdrawable < terms.amountMin) return "wagering_open";
  if (today.length >= terms.perDay) return "daily_count_reached";
  if (left < terms.amountMin) return "daily_sum_reached";
  if (cash < terms.amountMin) return "not_enough_funds";
  if (amount % 100 !== 0 || amount < terms.amountMin || amount > terms.amountMax) {
    return "amount_out_of_range";
  }
  if (amount > left) return "daily_sum_reached";
  if (amount > cash) return "not_enough_funds";
  return amount > withdrawable ? "amount_locked" : "";
}

type Act = Exclude<WithdrawalMove, Create>;

function act(state: State, row: Withdrawal, move: Act, now: number, terms: Terms): string {
  switch (move.act) {
    case "cancel":
      if (row.state === "CANCELLED") return "OK CANCELLED";
      if (row.state !== "REQUESTED") return "withdrawal_under_way";
      return giveBack(state, row, "CANCELLED");
    case "approve":
      return approve(state, row, move.staff, { now, terms });
    case "reject":
      if (!["REQUESTED", "RISK_REVIEW", "APPROVED"].includes(row.state)) return "withdrawal_state";
      tell(state, row.member, "withdrawalRejected");
      giveBack(state, row, "REJECTED");
      return "OK";
    case "fail":
      if (row.state !== "APPROVED" && (row.state !== "PAYING" || live(row).length > 0)) {
        return "withdrawal_state";
      }
      tell(state, row.member, "withdrawalFailed");
      giveBack(state, row, "FAILED");
      return "OK";
    case "pay":
      return pay(state, row, move, now);
    case "lose":
      return lose(state, row, move, now);
    case "resolve":
      return resolve(state, move.key, move, now);
    case "returnRest":
      return returnRest(state, row);
    case "judge":
      return judge(state, row, move, now, terms);
    case "receive": {
      const instalment = row.instalments[move.part - 1];
      if (!instalment) return "withdrawal_not_found";
      if (instalment.state === "SETTLED" || instalment.state === "RECEIVER_CONFIRMED")
        return `OK ${row.state}`;
      return receive(state, row, instalment, terms) ? `OK ${row.state}` : "allocation_closed";
    }
    case "dispute": {
      const instalment = row.instalments[move.part - 1];
      if (!instalment) return "withdrawal_not_found";
      if (instalment.state !== "DISPUTED" && !isOut(instalment)) return "allocation_closed";
      instalment.state = "DISPUTED";
      return `OK ${row.state}`;
    }
    case "receiveAll":
      if (sum(live(row)) < row.amount || row.instalments.some(isAssigned))
        return "withdrawal_unpaid_part";
      for (const instalment of row.instalments) receive(state, row, instalment, terms);
      return `OK ${row.state}`;
  }
}

type Moment = { now: number; terms: Terms };

/** A first word is good for three days. */
const WORD_MS = 3 * 24 * 3_600_000;
const isWaiting = (word: Word | undefined, now: number): word is Word =>
  word !== undefined && now < word.at + WORD_MS;

function approve(state: State, row: Withdrawal, staff: string, at: Moment): string {
  if (row.state !== "REQUESTED" && row.state !== "RISK_REVIEW") return "withdrawal_state";
  const needsTwo = row.amount >= at.terms.fourEyesFrom || row.state === "RISK_REVIEW";
  if (needsTwo && !isWaiting(row.review, at.now)) {
    row.review = { by: staff, at: at.now };
    row.state = "RISK_REVIEW";
  } else if (needsTwo && row.review?.by === staff) {
    return "second_pair_of_eyes";
  } else {
    row.state = "APPROVED";
    tell(state, row.member, "withdrawalApproved");
  }
  return `OK ${row.state}`;
}

type Pay = Extract<WithdrawalMove, { act: "pay" }>;
const isAssigned = ({ state }: Instalment) => state === "ASSIGNED";

function pay(state: State, row: Withdrawal, move: Pay, now: number): string {
  const { key, amounts, isThroughGateway = false } = move;
  if (!["APPROVED", "PAYING", "PARTIALLY_PAID"].includes(row.state)) return "withdrawal_state";
  const left = row.amount - sum(live(row));
  const all = amounts.length > 0 ? amounts : [left];
  const total = all.reduce((one, other) => one + other, 0);
  if (total > left || all.some((one) => one <= 0 || one % 100 !== 0)) return "parts_sum";
  for (const amount of all) {
    const instalment: Instalment = { amount, state: "ASSIGNED", paidAt: 0, attempt: 1 };
    const number = row.instalments.push(instalment);
    if (isThroughGateway) queuePayment(state, { key, part: number, attempt: 1 }, now);
    else markLeft(state, row, instalment, now);
  }
  follow(row);
  return `OK ${row.state}`;
}

/** Refunds the unpaid rest of a withdrawal that was partly paid or partly returned. */
function returnRest(state: State, row: Withdrawal): string {
  const amount = row.amount - sum(live(row));
  const isUndone = row.state === "PAYING" && returned(row).length > 0;
  if ((row.state !== "PARTIALLY_PAID" && !isUndone) || amount === 0) return "withdrawal_state";
  row.instalments.push({ amount, state: "RETURNED", paidAt: 0, attempt: 1 });
  state.members[row.member]!.frozen -= amount;
  state.members[row.member]!.cash += amount;
  tell(state, row.member, "withdrawalReturned");
  follow(row);
  return `OK ${row.state}`;
}

type Judge = Extract<WithdrawalMove, { act: "judge" }>;

function judge(state: State, row: Withdrawal, move: Judge, now: number, terms: Terms): string {
  const instalment = row.instalments[move.part - 1];
  if (!instalment) return "unknown_part";
  if (move.judgement === "verify") {
    if (instalment.state === "RECEIVER_CONFIRMED") settle(state, row, instalment);
    else if (instalment.state !== "PROOF_SUBMITTED") return "allocation_closed";
    else if (terms.settlePolicy === "ADMIN") settle(state, row, instalment);
    else instalment.state = "ADMIN_VERIFIED";
    return `OK ${row.state}`;
  }
  if (instalment.state !== "DISPUTED") return "allocation_closed";
  if (move.judgement === "payAgain") {
    instalment.attempt += 1;
    markLeft(state, row, instalment, now);
  } else if (move.judgement === "sendAgain") {
    instalment.attempt += 1;
    instalment.state = "ASSIGNED";
    queuePayment(state, { ...move, attempt: instalment.attempt }, now);
    follow(row);
  } else {
    settle(state, row, instalment);
    if (move.judgement === "force") tell(state, row.member, "withdrawalForced");
  }
  return `OK ${row.state}`;
}

/** The player confirms the receipt of a payment, or its time is over. */
function receive(state: State, row: Withdrawal, instalment: Instalment, terms: Terms): boolean {
  if (instalment.state === "PROOF_SUBMITTED" && terms.settlePolicy !== "RECEIVER") {
    instalment.state = "RECEIVER_CONFIRMED";
  } else if (isOut(instalment) || instalment.state === "DISPUTED") {
    settle(state, row, instalment);
  } else return false;
  return true;
}

type Lose = Extract<WithdrawalMove, { act: "lose" }>;

/** An instalment that had left is lost when two members of staff report the same. */
function lose(
  state: State,
  row: Withdrawal,
  { part: number, remedy, staff }: Lose,
  now: number,
): string {
  const instalment = row.instalments[number - 1];
  if (!instalment) return "unknown_part";
  if (hasNotLeft(instalment)) return "allocation_closed";
  const { lost } = instalment;
  if (!isWaiting(lost, now) || lost.remedy !== remedy) {
    instalment.lost = { by: staff, at: now, remedy };
    return "OK waiting";
  }
  if (lost.by === staff) return "second_pair_of_eyes";
  instalment.lost = undefined;
  const purse = state.members[row.member]!;
  if (instalment.state === "SETTLED") {
    purse.frozen += instalment.amount;
    state.house.clearing -= instalment.amount;
  }
  if (remedy === "back") {
    purse.frozen -= instalment.amount;
    purse.cash += instalment.amount;
  }
  instalment.state = remedy === "back" ? "RETURNED" : "CANCELLED";
  follow(row);
  tell(state, row.member, remedy === "back" ? "withdrawalReturned" : "withdrawalLost");
  return "OK done";
}

function giveBack(state: State, row: Withdrawal, to: string): string {
  row.state = to;
  state.members[row.member]!.frozen -= row.amount;
  state.members[row.member]!.cash += row.amount;
  return `OK ${to}`;
}

/** A payment counts as received after its time. */
export function sweepReceiptAtom(key: string, now: number, terms: Terms): Atom {
  return (state) => {
    const row = state.withdrawals[key];
    for (const instalment of row?.instalments.filter(isOut) ?? []) {
      if (instalment.paidAt + terms.receiptMinutes * MINUTE > now) continue;
      receive(state, row!, instalment, terms);
      tell(state, row!.member, "withdrawalCounted");
    }
    return "";
  };
}
