import { and, eq, gte, inArray, lt, sql, sum } from "drizzle-orm";
import { requireActor } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { GameType } from "../contract/game-types.ts";
import type { profitRecord } from "../contract/profit-record.ts";
import type { Transaction } from "../store/open-store.ts";
import { deposits } from "../store/schema/cashier.ts";
import { games } from "../store/schema/catalogue.ts";
import { ledgerAccounts, ledgerEntries } from "../store/schema/ledger.ts";
import { rounds } from "../store/schema/round.ts";

type Value = ValueOf<typeof profitRecord>;
type Scope = { merchant: string; member: string; from: Date; to: Date };

const DAY_MS = 86_400_000;
const DAYS_MAX = 366;
/** Rounds are found by when they began; the longest stand open for a month. */
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

async function sumDeposits(tx: Transaction, { merchant, member, from, to }: Scope) {
  const [row] = await tx
    .select({ total: sum(sql`coalesce(${deposits.creditedAmount}, ${deposits.paidAmount})`) })
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, merchant),
        eq(deposits.memberId, member),
        eq(deposits.status, "CREDITED"),
        gte(deposits.settledAt, from),
        lt(deposits.settledAt, to),
      ),
    );
  return BigInt(row?.total ?? 0);
}

/** What left the purse of withdrawals under way because it was paid, less what was lost after all. */
async function sumWithdrawals(tx: Transaction, { merchant, member, from, to }: Scope) {
  const [row] = await tx
    .select({ total: sum(ledgerEntries.amount) })
    .from(ledgerAccounts)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.merchant, ledgerAccounts.merchant),
        eq(ledgerEntries.account, ledgerAccounts.id),
      ),
    )
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.owner, member),
        eq(ledgerAccounts.kind, "frozen"),
        inArray(ledgerEntries.kind, ["withdrawalPaid", "withdrawalLost"]),
        gte(ledgerEntries.at, from),
        lt(ledgerEntries.at, to),
      ),
    );
  return -BigInt(row?.total ?? 0);
}
