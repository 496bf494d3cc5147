import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { DayTerms, TermsOf } from "../../../contract/agents/contract-terms.ts";
import type { participation } from "../../../contract/agents/contracts.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../../core/merchant/text-terms.ts";
import { addDays, beginOf, periodAt } from "../../../domain/contracts/pay-period.ts";
import { lossOf, reckon } from "../../../domain/contracts/reckon.ts";
import { localDay } from "../../../domain/local-time.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import type { Reader } from "../../../store/open-store.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { members } from "../../../store/schema/merchant.ts";
import { payBills } from "../../../store/schema/pay.ts";
import { type ContractRow, IN_FORCE, termsOf } from "../../contracts/contract-row.ts";
import type { BillRow } from "../bill-row.ts";
import { countFigures } from "../count-figures.ts";
import { countHours } from "../hours/count-hours.ts";

const PAGE_SIZE = 20;

type Value = ValueOf<typeof participation>["list"][number];
type Counting = Pick<Value, "period" | "validBet" | "loss" | "expected">;

/**
 * The agent's direct downlines with their contract of a kind, and what its period has counted up to a
 * moment ago. A waiting offer shows where no contract is in force.
 */
export async function showParticipation(
  context: Context,
  { kind, after }: InputOf<typeof participation>,
): Promise<ValueOf<typeof participation>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const { timeZone } = textTermsOf(await rowOfMerchant(store, merchant));
  const today = localDay(clock.now(), timeZone);
  return store.reading(code, async (reader) => {
    const rows = await reader
      .select({ id: members.id, account: members.username })
      .from(members)
      .where(
        and(
          eq(members.merchant, code),
          eq(members.parentId, memberId),
          after ? gt(members.usernameKey, usernameKey(after)) : undefined,
        ),
      )
      .orderBy(asc(members.usernameKey))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const known = await contractsOf(
      reader,
      code,
      page.map(({ id }) => id),
      kind,
    );
    const now = { at: clock.now(), today };
    const counted = await countNow(reader, code, [...known.values()], now);
    const list = page.map(({ id, account }) => {
      const row = known.get(id);
      const counting = row && counted.get(row.id);
      return {
        ...{ account, contractId: row?.id ?? null, state: row?.state ?? null },
        terms: row ? termsOf(row) : null,
        ...(counting ?? { period: null, validBet: null, loss: null, expected: null }),
      };
    });
    return { list, hasMore: rows.length > PAGE_SIZE };
  });
}

/** The contract in force of each downline, or its waiting offer. */
async function contractsOf(
  reader: Reader,
  merchant: string,
  downlines: string[],
  kind: ContractRow["kind"],
): Promise<Map<string, ContractRow>> {
  const rows = await reader
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.merchant, merchant),
        eq(contracts.kind, kind),
        inArray(contracts.downline, downlines),
        inArray(contracts.state, [...IN_FORCE, "REQUESTED"]),
      ),
    )
    // The one in force comes last, so it stays in the map.
    .orderBy(desc(eq(contracts.state, "REQUESTED")));
  return new Map(rows.map((row) => [row.downline, row]));
}

type Now = { at: Date; today: string };

/** What the present period has counted by contract. A real-time salary counts none: it pays rounds. */
async function countNow(
  reader: Reader,
  merchant: string,
  rows: ContractRow[],
  now: Now,
): Promise<Map<string, Counting>> {
  const inForce = rows.filter(({ state }) => state !== "REQUESTED");
  const [first] = inForce;
  if (first?.kind === "realtime") return new Map();
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
