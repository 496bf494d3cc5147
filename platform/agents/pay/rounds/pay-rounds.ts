import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { billInputs } from "../../../contract/agents/pay.ts";
import type { Clock } from "../../../core/context.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../../core/merchant/text-terms.ts";
import { addDays, beginOf, instantName } from "../../../domain/contracts/pay-period.ts";
import { localDay } from "../../../domain/local-time.ts";
import { nextStretch } from "../../../play/feed/read-feed.ts";
import type { Store, Transaction } from "../../../store/open-store.ts";
import { feedMarks } from "../../../store/schema/feed.ts";
import { payLines, payPeriods } from "../../../store/schema/pay.ts";
import { firstState, payerAt, payUntilOf, writeBills } from "../bill-row.ts";
import { contractsSince, type InstantContract } from "../hours/contracts-since.ts";
import { wantPay } from "../open-periods.ts";
import { addPath, type EarnedByRounds, type RoundLine, reckonStretch } from "./reckon-rounds.ts";

const FIVE_MINUTES_MS = 300_000;
const DAY_MS = 86_400_000;
/** How long an ended contract is still asked, for rounds that a late run reads. */
const ENDED_DAYS = 40;
const LINES_MAX = 1_000;

type Parts = { store: Store; clock: Clock; merchant: MerchantRow };
type Contracts = readonly InstantContract<"realtime">[];

/**
 * Pays by their contracts the rounds that closed since the last run: one bill for a contract, with a
 * line for each paid round. Marks, lines and bills commit together, so a round counts once. A late
 * run takes everything into one bill; one without pay leaves none. Returns when the next is due; null
 * while there is no contract.
 */
export async function payRounds({ store, clock, merchant }: Parts): Promise<Date | null> {
  const { code } = merchant;
  const now = clock.now();
  const mark = beginOf("fiveMinutes", now);
  const next = new Date(mark.getTime() + FIVE_MINUTES_MS);
  const begin = new Date(mark.getTime() - FIVE_MINUTES_MS);
  return store.inMerchant(code, async (tx) => {
    const since = new Date(now.getTime() - ENDED_DAYS * DAY_MS);
    const known = await contractsSince(tx, code, "realtime", since);
    if (known.length === 0) {
      await tx.delete(feedMarks).where(isReader(code));
      return null;
    }
    const period = instantName("fiveMinutes", begin);
    if (await isPaid(tx, code, period)) return next;
    await beginMarks(tx, code, known);
    const earned = await readRounds(tx, { merchant: code, period }, known);
    if (!earned || earned.length === 0) return next;
    const day = localDay(begin, textTermsOf(merchant).timeZone);
    const days = { fromDay: day, toDay: addDays(day, 1) };
    const payer = await payerAt(tx, code, now);
    await writeBills(
      tx,
      earned.map((one, turn) => ({
        ...{ merchant: code, kind: "realtime" as const, period, turn, issuedAt: now },
        ...{ ...days, payUntil: payUntilOf(mark), ...toBill(one, payer === "HOUSE") },
      })),
    );
    await tx.insert(payPeriods).values({
      ...{ merchant: code, kind: "realtime", period, ...days, state: "SEALED" },
      ...{ dueAt: mark, payer, sealedAt: now },
    });
    await wantPay(tx, code, now);
    return next;
  });
}

const isReader = (merchant: string) =>
  and(eq(feedMarks.merchant, merchant), eq(feedMarks.consumer, "realtime"));

async function isPaid(tx: Transaction, merchant: string, period: string): Promise<boolean> {
  const isPeriod = and(
    eq(payPeriods.merchant, merchant),
    eq(payPeriods.kind, "realtime"),
    eq(payPeriods.period, period),
  );
  return (await tx.$count(payPeriods, isPeriod)) > 0;
}

/** The first run leaves out what had settled long before the first acceptance. */
async function beginMarks(tx: Transaction, merchant: string, known: Contracts): Promise<void> {
  const first = new Date(Math.min(...known.map(({ answeredAt }) => answeredAt.getTime())));
  await tx.execute(sql`
    insert into feed_marks (merchant, consumer, marks)
    select ${merchant}, 'realtime', array_agg(coalesce(l.marks[s.n + 1], 0) order by s.n)
    from generate_series(0, 63) s (n),
      (select pay_low_marks(${merchant}, ${first.toISOString()}) as marks) l
    on conflict do nothing`);
}

/** Reads what the feed has, and writes its lines. Null while another transaction reads it. */
async function readRounds(
  tx: Transaction,
  own: { merchant: string; period: string },
  known: Contracts,
): Promise<EarnedByRounds[] | null> {
  const earned = new Map<string, EarnedByRounds>();
  for (let hasMore = true; hasMore; ) {
    const stretch = await nextStretch(tx, own.merchant, "realtime");
    if (!stretch) return null;
    const paths = await reckonStretch(tx, stretch, known);
    const isNew = await writeLines(
      tx,
      own,
      paths.flatMap(({ lines }) => lines),
    );
    for (const path of paths) addPath(earned, path, isNew);
    hasMore = stretch.hasMore;
  }
  // Whoever only pays those below earned nothing by rounds.
  const paid = [...earned.values()].filter(({ groups }) => groups.size > 0);
  return paid.sort((one, other) => one.depth - other.depth);
}

/** Writes lines, and answers which of them are new. A round that a contract has paid stays paid. */
async function writeLines(
  tx: Transaction,
  own: { merchant: string; period: string },
  lines: readonly (RoundLine | null)[],
): Promise<(line: RoundLine) => boolean> {
  const rows = lines.filter((line) => line !== null).map((line) => ({ ...own, ...line }));
  const { contract, vendor, roundId } = payLines;
  const written = new Set<string>();
  for (let at = 0; at < rows.length; at += LINES_MAX) {
    const some = await tx
      .insert(payLines)
      .values(rows.slice(at, at + LINES_MAX))
      .onConflictDoNothing()
      .returning({ contract, vendor, roundId });
    for (const line of some) written.add(nameOf(line));
  }
  return (line) => written.has(nameOf(line));
}

const nameOf = (line: Pick<RoundLine, "contract" | "vendor" | "roundId">) =>
  `${line.contract} ${line.vendor} ${line.roundId}`;

function toBill({ contract, groups, paidBelow, payout }: EarnedByRounds, isHouse: boolean) {
  const rounds = [...groups.values()].sort((one, other) => one.tier - other.tier);
  const sum = (of: "stake" | "amount") => rounds.reduce((all, group) => all + group[of], 0n);
  const gross = sum("amount");
  const net = gross - paidBelow;
  const due = isHouse ? (net > 0n ? net : 0n) : gross;
  const none = { validBet: 0n, rebates: 0n, agentRebates: 0n, bonuses: 0n, fees: 0n, active: [] };
  return {
    ...{ contract: contract.contract, payee: contract.payee, upline: contract.upline },
    ...{ tier: null, gross, carryIn: 0n, carryOut: 0n, paidBelow, net, due, paid: 0n },
    ...{ state: firstState(due, gross), termsVersion: contract.version },
    inputs: z.encode(billInputs, { ...none, stake: sum("stake"), payout, rounds }),
  };
}
