import { z } from "zod";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";
import { OFFERED_KINDS } from "./contract-terms.ts";

/**
 * ISSUED waits for the run; PAID is paid in full; NOT_REACHED met no tier. INSUFFICIENT and
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
