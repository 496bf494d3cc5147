import { z } from "zod";
import { GAME_TYPES } from "../play/game-types.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { BILL_NAME, PERIOD_NAME, ROUND_ENDS } from "./contract-kinds.ts";
import { contractTerms, OFFERED_KINDS } from "./contract-terms.ts";
import { pageSize } from "./downlines.ts";

/**
 * ISSUED waits for the run; PAID is paid in full; NOT_REACHED earned nothing. INSUFFICIENT and
 * PART_COLLECTED are short, because the upline had not enough that wagering leaves free.
 * EXPIRED is short after its time.
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
  /** An hour salary: the team's valid bet of the day before. */
  dayBefore: money.optional(),
  /** A real-time salary: its paid rounds by tier, end and rate. */
  rounds: z
    .array(
      z.object({
        ...{ tier: z.int(), end: z.enum(ROUND_ENDS), rounds: z.int().positive() },
        ...{ stake: money, rate: z.int(), amount: money },
      }),
    )
    .max(20)
    .optional(),
  /** What-if of a real-time salary: the day's valid bet of whoever has bet the one round. */
  dayBet: money.optional(),
});

/** What names a bill. */
const bill = {
  kind: z.enum(OFFERED_KINDS),
  period: z.string().regex(PERIOD_NAME),
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
  law: "agentPay",
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
  /** The instants of an hour or of five minutes; null for whole days. */
  fromAt: instant.nullable(),
  toAt: instant.nullable(),
  isMine: z.boolean(),
  payee: z.string(),
  /** The account that pays; null is the operator. */
  upline: z.string().nullable(),
  stake: money,
  validBet: money,
  /** Negative when the team won. */
  loss: money,
  /** The paid rounds of a real-time salary; null for other kinds. */
  rounds: z.int().nullable(),
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
    after: z.string().regex(BILL_NAME).optional(),
    pageSize,
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
  z.object({
    ...{ step: z.literal("rounds"), tier, end: z.enum(ROUND_ENDS), rounds: z.int() },
    ...{ base: money, rate: z.int(), amount: money },
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
    /** What the inputs were summed from; empty where the period has no whole days. */
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
    /** For the upline of a short bill: what wagering locks of its own cash. Null for everybody else. */
    locked: money.nullable(),
  }),
});

/**
 * What an hour's bill was summed from by member, the highest valid bet first, for a party of it. `after`
 * is the `next` of the page before. Refuses another's bill with unknown_bill; of other kinds it has none.
 */
export const payBillPlayers = call({
  name: "payBillPlayers",
  method: "GET",
  path: "/agent/pay/players",
  access: "real",
  input: z.object({ ...bill, after: z.string().min(1).max(200).optional() }),
  value: z.object({
    list: z.array(z.object({ account: z.string(), stake: money, payout: money, validBet: money })),
    next: z.string().nullable(),
  }),
});

/**
 * The rounds that a bill of a real-time salary paid, or that an hour's was summed from, newest first, for
 * a party of it. `party` is whoever has bet. `after` is the `next` of the page before. Refuses another's
 * bill with unknown_bill.
 */
export const payBillRounds = call({
  name: "payBillRounds",
  method: "GET",
  path: "/agent/pay/rounds",
  access: "real",
  input: z.object({
    ...bill,
    party: account.optional(),
    game: z.string().min(1).max(64).optional(),
    after: z.string().min(1).max(400).optional(),
    pageSize,
  }),
  value: z.object({
    list: z.array(
      z.object({
        ...{ vendor: z.string(), roundId: z.string(), account: z.string() },
        ...{ game: z.string(), gameName: z.string(), gameType: z.enum(GAME_TYPES) },
        ...{ stake: money, payout: money, settledAt: instant },
        /** What an hour's bill counted of it; negative in a later correction. Null for a real-time salary. */
        validBet: money.nullable(),
        /** What a real-time salary paid for it; null for an hour's bill, which pays the sum. */
        pay: z
          .object({
            /** The day's valid bet of the account as it was counted; null where no tier asks for it. */
            dayBet: money.nullable(),
            ...{ tier, end: z.enum(ROUND_ENDS), rate: z.int(), amount: money },
          })
          .nullable(),
      }),
    ),
    /** The games of the bill's rounds, for the filter. */
    games: z.array(z.object({ code: z.string(), name: z.string() })),
    next: z.string().nullable(),
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
