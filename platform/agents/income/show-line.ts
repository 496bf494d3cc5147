import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { agentIncomeOne } from "../../contract/agents/income.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { ledgerKindsOfIncome } from "../../domain/agents/income.ts";
import { addDays } from "../../domain/contracts/pay-period.ts";
import { entriesInPeriod } from "../../play/records/entries-in-period.ts";
import type { Reader } from "../../store/open-store.ts";
import { dayNews } from "../../store/schema/days.ts";
import { ledgerAccounts, ledgerEntries } from "../../store/schema/ledger.ts";
import { lotteryDifferences } from "../../store/schema/lottery.ts";
import { members } from "../../store/schema/merchant.ts";
import { payBills } from "../../store/schema/pay.ts";
import { agentRebates } from "../../store/schema/rebate.ts";
import { readLines } from "./list-income.ts";
import { toDifference } from "./to-difference.ts";
import { toRebate } from "./to-rebate.ts";

type Input = InputOf<typeof agentIncomeOne>;
type Value = ValueOf<typeof agentIncomeOne>;
type Own = { merchant: string; member: string };

const DAY_MS = 86_400_000;
/** A movement is counted on its own day or, where that was sealed meanwhile, soon after it. */
const COUNTED_WITHIN_DAYS = 3;

/** The movements that make a line of the agent's income, each with its rebate or its bill. */
export async function showLine(context: Context, input: Input): Promise<Value> {
  const { memberId: member } = requireActor(context);
  const { store, merchant } = context;
  const own = { merchant: merchant.code, member };
  const { day, kind, pageSize } = input;
  return store.reading(merchant.code, async (reader) => {
    const lines = await readLines(reader, own, { from: day, to: day });
    const rows = await readMovements(reader, own, input);
    const page = rows.slice(0, pageSize);
    return {
      amount: lines.find((line) => line.kind === kind)?.amount ?? 0n,
      list: page.map(toPart),
      next: rows.length > page.length ? String(page.at(-1)!.entry.number) : null,
    };
  });
}

async function readMovements(reader: Reader, { merchant, member }: Own, input: Input) {
  const { day, kind, after, pageSize } = input;
  const account = sql`(select ${ledgerAccounts.id} from ${ledgerAccounts}
    where ${ledgerAccounts.merchant} = ${merchant} and ${ledgerAccounts.owner} = ${member}
      and ${ledgerAccounts.kind} = 'cash')`;
  const own = sql`${ledgerEntries.merchant} = ${merchant} and ${ledgerEntries.account} = ${account}`;
  const begins = await beginningOf(reader, merchant, day);
  const key = ledgerEntries.transferKey;
  const part = (at: number) => sql`split_part(${key}, ':', ${sql.raw(String(at))})`;
  return reader
    .select({
      ...{ entry: ledgerEntries, rebate: agentRebates, difference: lotteryDifferences },
      ...{ bill: payBills, party: members.username },
    })
    .from(ledgerEntries)
    .innerJoin(
      dayNews,
      and(
        eq(dayNews.merchant, merchant),
        eq(dayNews.kind, "MONEY"),
        eq(dayNews.key, key),
        eq(dayNews.day, day),
        eq(dayNews.isCounted, true),
      ),
    )
    .leftJoin(
      agentRebates,
      sql`${agentRebates.merchant} = ${merchant} and ${key} like 'ar:%'
        and ${agentRebates.day}::text = ${part(2)} and ${agentRebates.agent} = ${member}
        and ${agentRebates.category} = ${part(4)}
        and ${agentRebates.source} = case ${part(5)} when 'own' then 'OWN' else 'TEAM' end`,
    )
    .leftJoin(
      lotteryDifferences,
      sql`${lotteryDifferences.merchant} = ${merchant} and ${key} like 'ur:%'
        and ${lotteryDifferences.run}::text = ${part(2)} and ${lotteryDifferences.agent} = ${member}`,
    )
    .leftJoin(
      payBills,
      sql`${payBills.merchant} = ${merchant} and ${key} like 'pay:%' and ${payBills.kind} = ${part(2)}
        and ${payBills.period} = ${part(3)} || ':' || ${part(4)}
        and ${payBills.contract} = ${part(5)}`,
    )
    .leftJoin(
      members,
      sql`${members.merchant} = ${merchant} and ${members.id} =
        case when ${ledgerEntries.amount} < 0 then ${payBills.payee} else ${payBills.upline} end`,
    )
    .where(
      and(
        own,
        ...entriesInPeriod(own, {
          from: begins - COUNTED_WITHIN_DAYS * DAY_MS,
          to: begins + 2 * DAY_MS,
        }),
        inArray(ledgerEntries.kind, [...ledgerKindsOfIncome(kind)]),
        isOfSide(kind),
        after === undefined ? undefined : lt(ledgerEntries.number, numberOf(after)),
      ),
    )
    .orderBy(desc(ledgerEntries.number))
    .limit(pageSize + 1);
}

/** Of pay, what came is income and what left was paid to downlines. */
function isOfSide(kind: Input["kind"]): SQL | undefined {
  if (kind === "ownRebate" || kind === "teamRebate" || kind === "lotteryDifference") {
    return undefined;
  }
  return kind === "paidBelow" ? sql`${ledgerEntries.amount} < 0` : sql`${ledgerEntries.amount} > 0`;
}

function numberOf(after: string): bigint {
  if (/^\d{1,18}$/.test(after)) return BigInt(after);
  throw new Refusal("invalid_input", { field: "after" });
}

/** The instant at which a day of the merchant's zone begins. */
async function beginningOf(reader: Reader, merchant: string, day: string): Promise<number> {
  const { rows } = await reader.execute<{ at: string }>(
    sql`select ${day}::timestamp at time zone merchant_zone(${merchant}) as at`,
  );
  return new Date(rows[0]!.at).getTime();
}

type Row = Awaited<ReturnType<typeof readMovements>>[number];

function toPart({ entry, rebate, difference, bill, party }: Row): Value["list"][number] {
  return {
    ...{ id: String(entry.number), at: entry.at.getTime(), amount: entry.amount },
    rebate: rebate && toRebate(rebate),
    difference: difference && toDifference(difference),
    bill: bill && {
      ...{ kind: bill.kind, period: bill.period, contractId: bill.contract, account: party },
      ...{ from: bill.fromDay, to: addDays(bill.toDay, -1) },
    },
  };
}
