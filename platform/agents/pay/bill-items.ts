import { and, eq, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { type ContractTerms, contractTerms } from "../../contract/agents/contract-terms.ts";
import { billInputs, type billItem } from "../../contract/agents/pay.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { instantsOf } from "../../domain/contracts/pay-period.ts";
import { lossOf } from "../../domain/contracts/reckon.ts";
import type { Reader } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { members } from "../../store/schema/merchant.ts";
import { payBills } from "../../store/schema/pay.ts";
import { type BillKey, type BillRow, isBill } from "./bill-row.ts";

const upper = alias(members, "upper");
const lower = alias(members, "lower");
/** The columns of the two parties, for conditions of `namedBills`. */
export const BILL_PARTIES = { upper, lower };

export type NamedBill = {
  row: BillRow;
  upline: string | null;
  payee: string;
  terms: Record<string, unknown>;
};
export type BillItem = z.output<typeof billItem>;

/** Bills with the accounts of their parties and the terms that they followed. */
export const namedBills = (reader: Reader, condition: SQL | undefined) =>
  reader
    .select({
      ...{ row: payBills, upline: upper.username, payee: lower.username, terms: contracts.terms },
    })
    .from(payBills)
    .leftJoin(upper, and(eq(upper.merchant, payBills.merchant), eq(upper.id, payBills.upline)))
    .innerJoin(lower, and(eq(lower.merchant, payBills.merchant), eq(lower.id, payBills.payee)))
    .innerJoin(
      contracts,
      and(eq(contracts.merchant, payBills.merchant), eq(contracts.id, payBills.contract)),
    )
    .where(condition)
    .$dynamic();

/** A bill as a party of it sees it. */
export function toBillItem({ row, upline, payee, terms }: NamedBill, memberId: string): BillItem {
  const read: ContractTerms = contractTerms.parse(terms);
  const inputs = billInputs.parse(row.inputs);
  const at = instantsOf(row.period);
  return {
    ...{ kind: read.kind, period: row.period, contractId: row.contract },
    ...{ from: row.fromDay, to: row.toDay, isMine: row.payee === memberId, payee, upline },
    ...{ fromAt: at?.from.getTime() ?? null, toAt: at?.to.getTime() ?? null },
    ...{ stake: inputs.stake, validBet: inputs.validBet, loss: lossOf(inputs) },
    rounds: inputs.rounds?.reduce((sum, { rounds }) => sum + rounds, 0) ?? null,
    ...{ carryIn: row.carryIn, carryOut: row.carryOut, tier: row.tier },
    rate: rateOf(read, row.tier),
    ...{ gross: row.gross, paidBelow: row.paidBelow, net: row.net, due: row.due },
    ...{ paid: row.paid, state: row.state, issuedAt: row.issuedAt.getTime() },
    payUntil: row.payUntil.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
  };
}

/** The rate of a bill's tier. A real-time salary has one for each of its rounds. */
const rateOf = (terms: ContractTerms, tier: number | null): number | null =>
  terms.kind === "realtime" || tier === null ? null : terms.tiers[tier - 1]!.rate;

/** One bill of which the member is a party. Refuses every other with unknown_bill. */
export async function findBill(reader: Reader, key: BillKey, memberId: string): Promise<NamedBill> {
  const isParty = or(eq(payBills.payee, memberId), eq(payBills.upline, memberId));
  const [found] = await namedBills(reader, and(isBill(key), isParty));
  if (!found) throw new Refusal("unknown_bill", { status: 404 });
  return found;
}
