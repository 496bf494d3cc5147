import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { GameType } from "../../contract/play/game-types.ts";
import type { profitRecord } from "../../contract/play/profit-record.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { ledgerAccounts, ledgerEntries } from "../../store/schema/ledger.ts";
import { entriesInPeriod } from "./entries-in-period.ts";

type Value = ValueOf<typeof profitRecord>;
type Sums = "rounds" | "stake" | "payout" | "valid_bet";
type Scope = { merchant: string; member: string; from: Date; to: Date };

const DAY_MS = 86_400_000;
const DAYS_MAX = 366;
const QUARTER_MS = 15 * 60_000;

/**
 * Sums the member's closed rounds by day and category, newest day first; in ledger units. A period
 * counts the quarters of an hour that begin in it, and the one that holds its beginning.
 */
export async function sumProfit(
  context: Context,
  { from, to, timeZone }: InputOf<typeof profitRecord>,
): Promise<Value> {
  const { memberId: member } = requireActor(context);
  const { store, merchant } = context;
  const begin = new Date(Math.max(from, to - DAYS_MAX * DAY_MS));
  const scope = { merchant: merchant.code, member, from: begin, to: new Date(to) };
  return store.inMerchant(merchant.code, async (tx) => ({
    list: await sumRounds(tx, scope, timeZone),
    deposits: await sumDeposits(tx, scope),
    withdrawals: await sumWithdrawals(tx, scope),
  }));
}

async function sumRounds(tx: Transaction, scope: Scope, timeZone: string): Promise<Value["list"]> {
  const { merchant, member, from, to } = scope;
  const begin = new Date(Math.floor(from.getTime() / QUARTER_MS) * QUARTER_MS);
  const { rows } = await tx.execute<Record<"day" | "game_type" | Sums, string>>(sql`
    select to_char(quarter at time zone ${timeZone}, 'YYYY-MM-DD') as day, game_type,
      sum(rounds) as rounds, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
    from member_played(${merchant}, ${member}, ${begin.toISOString()}::timestamptz,
      ${to.toISOString()}::timestamptz)
    group by 1, 2 order by 1 desc, 2`);
  return rows.map((row) => ({
    day: row.day,
    gameType: row.game_type as GameType,
    rounds: Number(row.rounds),
    stake: BigInt(row.stake),
    payout: BigInt(row.payout),
    validBet: BigInt(row.valid_bet),
  }));
}

/** The member's deposits, minus what a bank took back. */
const sumDeposits = (tx: Transaction, scope: Scope) =>
  sumEntries(tx, scope, "cash", ["deposit", "depositRefund"]);

/** Paid withdrawals that left the frozen purse, minus those that were lost after all. */
const sumWithdrawals = async (tx: Transaction, scope: Scope) =>
  -(await sumEntries(tx, scope, "frozen", ["withdrawalPaid", "withdrawalLost"]));

async function sumEntries(
  tx: Transaction,
  { merchant, member, from, to }: Scope,
  kind: "cash" | "frozen",
  kinds: string[],
): Promise<bigint> {
  const [purse] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.owner, member),
        eq(ledgerAccounts.kind, kind),
      ),
    );
  if (!purse) return 0n;
  const own = and(eq(ledgerEntries.merchant, merchant), eq(ledgerEntries.account, purse.id))!;
  const period = entriesInPeriod(own, { from: from.getTime(), to: to.getTime() });
  const [row] = await tx
    .select({ total: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(and(own, inArray(ledgerEntries.kind, kinds), ...period));
  return BigInt(row?.total ?? 0);
}
