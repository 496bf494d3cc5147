import { and, eq, gte, inArray, sql, sum } from "drizzle-orm";
import type { DayTerms, TermsOf } from "../../../contract/agents/contract-terms.ts";
import type { participation } from "../../../contract/agents/contracts.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { addDays, beginOf, periodAt } from "../../../domain/contracts/pay-period.ts";
import { lossOf, reckon } from "../../../domain/contracts/reckon.ts";
import type { Reader } from "../../../store/open-store.ts";
import { payBills, payLines } from "../../../store/schema/pay.ts";
import { type ContractRow, termsOf } from "../../contracts/contract-row.ts";
import type { BillRow } from "../bill-row.ts";
import { countFigures } from "../count-figures.ts";
import { countHours } from "../hours/count-hours.ts";

type Value = ValueOf<typeof participation>["list"][number];
type Counting = Pick<Value, "period" | "validBet" | "loss" | "expected">;
type Now = { at: Date; today: string };

/** What the present period has counted by contract. */
export async function countNow(
  reader: Reader,
  merchant: string,
  rows: ContractRow[],
  now: Now,
): Promise<Map<string, Counting>> {
  const inForce = rows.filter(({ state }) => state !== "REQUESTED");
  const [first] = inForce;
  if (first?.kind === "realtime") return countRounds(reader, merchant, inForce, now);
  if (first?.kind === "hour") return countHour(reader, merchant, inForce, now);
  return countDays(reader, merchant, inForce, now);
}

async function countHour(
  reader: Reader,
  merchant: string,
  rows: ContractRow[],
  { at, today }: Now,
): Promise<Map<string, Counting>> {
  const items = rows.map((row) => {
    const terms = termsOf(row) as TermsOf<"hour">;
    return { contract: row.id, agent: row.downline, terms };
  });
  const open = { hour: beginOf("hourly", at), day: today, isOpen: true };
  const counted = await countHours(reader, merchant, items, open);
  return new Map(
    items.map(({ contract, terms }) => {
      const figures = counted.get(contract)!;
      const { gross } = reckon(terms, figures, { carryIn: 0n, from: today });
      const period = { from: today, to: addDays(today, 1) };
      const { validBet } = figures;
      return [contract, { period, validBet, loss: lossOf(figures), expected: gross }];
    }),
  );
}

/** What the day's teams have played, and what was paid for single rounds of it. */
async function countRounds(
  reader: Reader,
  merchant: string,
  rows: ContractRow[],
  { today }: Now,
): Promise<Map<string, Counting>> {
  const period = { from: today, to: addDays(today, 1) };
  const played = await countFigures(
    reader,
    merchant,
    rows.map((row) => ({
      ...{ contract: row.id, agent: row.downline, ...period },
      terms: { gameTypes: termsOf(row).gameTypes, tiers: [] },
    })),
  );
  const paid = await reader
    .select({ contract: payLines.contract, amount: sum(payLines.amount) })
    .from(payLines)
    .where(
      and(
        eq(payLines.merchant, merchant),
        inArray(
          payLines.contract,
          rows.map(({ id }) => id),
        ),
        // The names of periods go by UTC. A round is in no earlier one than its own.
        gte(payLines.period, `fiveMinutes:${addDays(today, -1)}`),
        sql`${payLines.settledAt} >= ${today}::timestamp at time zone merchant_zone(${merchant})`,
      ),
    )
    .groupBy(payLines.contract);
  const amounts = new Map(paid.map(({ contract, amount }) => [contract, BigInt(amount ?? 0)]));
  return new Map(
    rows.map(({ id }) => {
      const { validBet, stake, payout } = played.get(id)!;
      return [id, { period, validBet, loss: stake - payout, expected: amounts.get(id) ?? 0n }];
    }),
  );
}

async function countDays(
  reader: Reader,
  merchant: string,
  inForce: ContractRow[],
  { today }: Now,
): Promise<Map<string, Counting>> {
  const last = await lastBills(reader, merchant, inForce);
  const items = inForce.map((row) => {
    const terms = termsOf(row) as DayTerms;
    const { from: first } = periodAt(terms.period, today);
    const bill = last.get(row.downline);
    const from = bill && bill.toDay > first ? bill.toDay : first;
    const carryIn = bill?.upline === row.upline ? bill.carryOut : 0n;
    return { contract: row.id, agent: row.downline, from, to: addDays(today, 1), terms, carryIn };
  });
  const counted = await countFigures(reader, merchant, items);
  return new Map(
    items.map(({ contract, from, to, terms, carryIn }) => {
      const figures = counted.get(contract)!;
      const { gross } = reckon(terms, figures, { carryIn, from });
      const { validBet } = figures;
      const now = { period: { from, to }, validBet, loss: lossOf(figures), expected: gross };
      return [contract, now];
    }),
  );
}

/** The newest bill of each payee. */
async function lastBills(
  reader: Reader,
  merchant: string,
  rows: readonly Pick<ContractRow, "kind" | "downline">[],
): Promise<Map<string, BillRow>> {
  const [first] = rows;
  if (!first) return new Map();
  const { kind } = first;
  const payees = rows.map(({ downline }) => downline);
  const newest = sql`(select max(b.to_day) from pay_bills b where b.merchant = ${merchant}
    and b.kind = ${kind} and b.payee = ${payBills.payee})`;
  const isOf = and(
    eq(payBills.merchant, merchant),
    eq(payBills.kind, kind),
    inArray(payBills.payee, payees),
    eq(payBills.toDay, newest),
  );
  const bills = await reader.select().from(payBills).where(isOf);
  return new Map(bills.map((bill) => [bill.payee, bill]));
}
