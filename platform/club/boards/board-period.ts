import { and, desc, eq, sql } from "drizzle-orm";
import type { BOARD_PERIODS } from "../../contract/club/boards.ts";
import { type BoardTerms, boardTerms } from "../../core/merchant/config/board-terms.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { boardPeriods } from "../../store/schema/board.ts";

export type PeriodRow = typeof boardPeriods.$inferSelect;
type Every = (typeof BOARD_PERIODS)[number];
export type Span = { period: string; from: Date; ends: Date };
type Source = { terms: BoardTerms; version: number; since: Date | null };

const MINUTE_MS = 60_000;
/** A round of a new period may be counted by a run that began before it. */
const AHEAD_MS = 5 * MINUTE_MS;
/** More periods than a job can miss before somebody looks. */
const MISSED_MAX = 100;
const UNITS: Readonly<Record<Every, readonly [unit: string, form: string]>> = {
  DAY: ["day", "YYYY-MM-DD"],
  WEEK: ["week", 'IYYY-"W"IW'],
  MONTH: ["month", "YYYY-MM"],
};

/**
 * Writes the periods that have begun or begin within minutes, each with the terms of that time, which
 * hold to its end. Periods in the merchant's zone follow one another without a gap. The first period of
 * a board counts from when its terms came into force. Call it before rounds are counted.
 */
export async function openPeriods(tx: Transaction, merchant: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + AHEAD_MS);
  const { terms, version, since } = await configAt(tx, merchant, "boards", now);
  const last = await lastPeriods(tx, merchant);
  for (const board of terms.boards) {
    const source = { terms: board, version, since };
    const before = last.get(board.id);
    if (board.every) {
      await openRecurring(tx, merchant, source, before, { now, until });
    } else if (
      board.startsAt! <= until &&
      board.endsAt! > now &&
      !(before && before.endsAt > now)
    ) {
      await insert(tx, merchant, source, await tournamentSpan(tx, merchant, board));
    }
  }
}

async function openRecurring(
  tx: Transaction,
  merchant: string,
  current: Source,
  before: PeriodRow | undefined,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  let ended = before?.endsAt ?? null;
  let at = ended ?? now;
  for (let count = 0; at <= until && count < MISSED_MAX; count += 1) {
    const past = at < now ? await sourceAt(tx, merchant, current.terms.id, at) : current;
    const source = past?.terms.every ? past : current;
    // The board was away in between.
    if (source !== past) at = now;
    const span = await spanAt(tx, merchant, source.terms.every!, at);
    const since = ended ?? source.since ?? span.from;
    await insert(tx, merchant, source, { ...span, from: later(span.from, since) });
    ended = span.ends;
    at = span.ends;
  }
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

async function sourceAt(
  tx: Transaction,
  merchant: string,
  board: string,
  at: Date,
): Promise<Source | null> {
  const { terms: all, version, since } = await configAt(tx, merchant, "boards", at);
  const terms = all.boards.find(({ id }) => id === board);
  return terms ? { terms, version, since } : null;
}

async function lastPeriods(reader: Reader, merchant: string): Promise<Map<string, PeriodRow>> {
  const rows = await reader
    .selectDistinctOn([boardPeriods.board])
    .from(boardPeriods)
    .where(eq(boardPeriods.merchant, merchant))
    .orderBy(boardPeriods.board, desc(boardPeriods.endsAt));
  return new Map(rows.map((row) => [row.board, row]));
}

/** The day, week or month of an instant in the merchant's zone: its name and `[from, ends)`. */
export async function spanAt(
  reader: Reader,
  merchant: string,
  every: Every,
  when: Date,
): Promise<Span> {
  const [unit, form] = UNITS[every];
  const at = sql`${when.toISOString()}::timestamptz`;
  const { rows } = await reader.execute<{ period: string; from: Date; ends: Date }>(sql`
    select to_char(${at} at time zone zone, ${form}) as period, guard_from(zone, ${unit}, ${at}) as from,
      guard_ends(zone, ${unit}, ${at}) as ends from merchant_zone(${merchant}) zone`);
  const { period, from, ends } = rows[0]!;
  return { period, from: new Date(from), ends: new Date(ends) };
}

/** A tournament's own span; its first day in the merchant's zone is its period. */
export async function tournamentSpan(
  reader: Reader,
  merchant: string,
  { startsAt, endsAt }: Pick<BoardTerms, "startsAt" | "endsAt">,
): Promise<Span> {
  const { period } = await spanAt(reader, merchant, "DAY", startsAt!);
  return { period, from: startsAt!, ends: endsAt! };
}

async function insert(
  tx: Transaction,
  merchant: string,
  { terms, version }: Source,
  span: Span,
): Promise<void> {
  const row = rowOf(merchant, terms, version, span);
  await tx.insert(boardPeriods).values(row).onConflictDoNothing();
}

/** A period of a board as it is written. */
export const rowOf = (
  merchant: string,
  terms: BoardTerms,
  configVersion: number,
  { period, from, ends }: Span,
): PeriodRow => ({
  ...{ merchant, board: terms.id, period, configVersion, terms: written(terms), frozenAt: null },
  ...{ measure: terms.measure, gameTypes: terms.gameTypes ?? null, games: terms.games ?? null },
  ...{ leastStake: terms.leastStake, least: terms.least, hasEntry: terms.entry !== undefined },
  ...{ startsAt: from, endsAt: ends },
  freezesAt: new Date(ends.getTime() + terms.waitMinutes * MINUTE_MS),
});

/** Terms in their stored form, which `termsIn` reads. */
export function written(terms: object): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(terms, (_key, value) =>
      typeof value === "bigint" ? formatAmount(value) : value,
    ),
  );
}

/** The terms that a period began with. */
export const termsIn = ({ terms }: Pick<PeriodRow, "terms">): BoardTerms => boardTerms.parse(terms);

/** The condition on a period by its key. */
export const isPeriod = ({
  merchant,
  board,
  period,
}: Pick<PeriodRow, "merchant" | "board" | "period">) =>
  and(
    eq(boardPeriods.merchant, merchant),
    eq(boardPeriods.board, board),
    eq(boardPeriods.period, period),
  );
