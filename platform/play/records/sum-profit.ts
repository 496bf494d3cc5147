import { and, eq, gte, inArray, lt, sql, sum } from "drizzle-orm";
import type { GameType } from "../../contract/play/game-types.ts";
import type { profitRecord } from "../../contract/play/profit-record.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";
import { ledgerAccounts, ledgerEntries } from "../../store/schema/ledger.ts";
import { rounds } from "../../store/schema/round.ts";
import { entriesInPeriod } from "./entries-in-period.ts";

type Value = ValueOf<typeof profitRecord>;
type Scope = { merchant: string; member: string; from: Date; to: Date };

const DAY_MS = 86_400_000;
const DAYS_MAX = 366;
/** Rounds are found by their start; the longest stay open for a month. */
const OPEN_DAYS_MAX = 40;

/** Sums the member's closed rounds by day and category, newest day first; in ledger units. */
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
  const day = sql<string>`to_char(${rounds.settledAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await tx
    .select({
      day,
      gameType: games.gameType,
      rounds: sql<number>`count(*) filter (where ${rounds.adjusts} is null)`.mapWith(Number),
      stake: sum(rounds.stake),
      payout: sum(rounds.payout),
      validBet: sum(rounds.validBet),
    })
    .from(rounds)
    .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
    .where(
      and(
        eq(rounds.merchant, merchant),
        eq(rounds.member, member),
        eq(rounds.state, "CLOSED"),
        gte(rounds.openedAt, new Date(Math.max(0, from.getTime() - OPEN_DAYS_MAX * DAY_MS))),
        gte(rounds.settledAt, from),
        lt(rounds.settledAt, to),
      ),
    )
    .groupBy(sql`1`, games.gameType)
    .orderBy(sql`1 desc`, games.gameType);
  return rows.map((row) => ({
    day: row.day,
    gameType: row.gameType as GameType,
    rounds: row.rounds,
    stake: BigInt(row.stake ?? 0),
    payout: BigInt(row.payout ?? 0),
    validBet: BigInt(row.validBet ?? 0),
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
