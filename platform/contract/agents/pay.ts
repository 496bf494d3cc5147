import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { contractTerms, OFFERED_KINDS } from "./contract-terms.ts";

/**
 * ISSUED waits for the run; PAID is paid in full; NOT_REACHED earned nothing. INSUFFICIENT and
 * PART_COLLECTED are short, because the upline had not enough. EXPIRED is short after its time.
 */
export const BILL_STATES = [
  "ISSUED",
  "PAID",
  "NOT_REACHED",
  "INSUFFICIENT",
  "PART_COLLECTED",
  "EXPIRED",
] as const;
export type BillState = (typeof BILL_STATES)[number];

/** What was counted for a bill: the payee's team, the payee included. */
export const billInputs = z.object({
  stake: money,
  payout: money,
  validBet: money,
  rebates: money,
  agentRebates: money,
  bonuses: money,
  /** The fees of deposits that the house bore. */
  fees: money,
  /** Members by the own valid bet that makes them active. */
  active: z.array(z.object({ minimumBet: money, members: z.int().nonnegative() })).max(10),
});

/** What names a bill. */
const bill = {
  kind: z.enum(OFFERED_KINDS),
  /** Its length and its first day, e.g. "daily:2026-11-16". */
  period: z.string().regex(/^[a-z]{4,12}:\d{4}-\d\d-\d\d$/),
  contractId: z.string().min(1).max(40),
};

/**
 * Pays now what the upline has of a bill that is short, by the word of the payee or the upline. It
 * never pays more than is due, so a repeat is harmless. Refuses with unknown_bill, bill_paid and
 * not_enough_funds.
 */
export const payCollect = call({
  name: "payCollect",
  method: "POST",
  path: "/agent/pay/collect",
  access: "real",
  keyed: true,
  input: z.object(bill),
  value: z.object({ state: z.enum(BILL_STATES), paid: money, due: money }),
});

const account = z.string().trim().min(1).max(64);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const tier = z.int();

/** A bill as its payee or its upline sees it. */
export const billItem = z.object({
  ...bill,
  /** The first day that was counted, and the day after the last, in the merchant's zone. */
  from: day,
  to: day,
  isMine: z.boolean(),
  payee: z.string(),
  /** The account that pays; null is the operator. */
  upline: z.string().nullable(),
  validBet: money,
  /** Negative when the team won. */
  loss: money,
  carryIn: money,
  carryOut: money,
  /** From 1, with its rate in basis points; null when none was met. */
  tier: tier.nullable(),
  rate: z.int().nullable(),
  gross: money,
  /** The gross of the payee's direct downlines. */
  paidBelow: money,
  net: money,
  due: money,
  paid: money,
  state: z.enum(BILL_STATES),
  issuedAt: instant,
  payUntil: instant,
  paidAt: instant.nullable(),
});

/**
 * The member's bills of a kind, or those of the direct downlines that it pays, newest first. `party` is
 * the other one's account. `after` is `period` and `contractId` of the page's last bill, with a space.
 */
export const payBills = call({
  name: "payBills",
  method: "GET",
  path: "/agent/pay/bills",
  access: "real",
  input: z.object({
    which: z.enum(["mine", "downlines"]),
    kind: bill.kind,
    state: z.enum(BILL_STATES).optional(),
    party: account.optional(),
    /** The bills of one contract. Another's is refused with unknown_contract. */
    contractId: bill.contractId.optional(),
    /** Bills whose days end after `from` and begin before or on `to`. */
    from: day.optional(),
    to: day.optional(),
    after: z
      .string()
      .regex(/^[a-z]{4,12}:\d{4}-\d\d-\d\d \S{1,40}$/)
      .optional(),
  }),
  value: z.object({ list: z.array(billItem), hasMore: z.boolean() }),
});

const condition = z.object({
  of: z.enum(["validBet", "loss", "active", "dayBefore", "singleBet", "dayBet"]),
  /** Ledger units, or members for `active`. */
  asked: money,
  had: money,
});
/** One step of a pay in the order of reckoning; rates are in basis points. */
export const payStep = z.discriminatedUnion("step", [
  z.object({ step: z.literal("loss"), loss: money, carryIn: money, measure: money }),
  z.object({
    ...{ step: z.literal("tier"), tier, isMet: z.boolean() },
    conditions: z.array(condition),
  }),
  z.object({ step: z.literal("rate"), tier, base: money, rate: z.int(), amount: money }),
  z.object({
    ...{ step: z.literal("part"), tier, base: money, rate: z.int() },
    ...{ had: money, asked: money, amount: money },
  }),
  z.object({ step: z.literal("nothing"), why: z.enum(["noLoss", "noTier", "even"]) }),
  z.object({ step: z.literal("carryOut"), amount: money }),
]);

/** One bill with everything that leads to its amounts. Refuses another's with unknown_bill. */
export const payBillOne = call({
  name: "payBillOne",
  method: "GET",
  path: "/agent/pay/bill",
  access: "real",
  input: z.object(bill),
  value: billItem.extend({
    inputs: billInputs,
    terms: contractTerms,
    version: z.int(),
    /** From the stored inputs, by the function that made the bill. */
    steps: z.array(payStep),
    /** What the inputs were summed from. */
    days: z.array(
      z.object({ day, gameType: z.string(), stake: money, payout: money, validBet: money }),
    ),
    costs: z.array(
      z.object({ day, cost: z.enum(["rebate", "agentRebate", "bonus", "fee"]), amount: money }),
    ),
    /** The bills of the payee's direct downlines. */
    children: z.array(
      z.object({ contractId: bill.contractId, account: z.string(), gross: money, paid: money }),
    ),
    movements: z.array(z.object({ part: z.int(), amount: money, at: instant })),
  }),
});

/**
 * What a contract of the member's would pay for other figures, by the function that makes bills.
 * Refuses with unknown_contract, and with active_missing a minimum bet without its members.
 */
export const payWhatIf = call({
  name: "payWhatIf",
  method: "POST",
  path: "/agent/pay/what-if",
  access: "real",
  input: z.object({
    contractId: bill.contractId,
    /** The first day of the period. */
    from: day,
    inputs: billInputs,
    /** Zero or less. */
    carryIn: money.refine((amount) => amount <= 0n),
  }),
  value: z.object({
    ...{ tier: tier.nullable(), gross: money, carryOut: money },
    steps: z.array(payStep),
  }),
});
