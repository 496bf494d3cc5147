import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { sealedDays } from "../../store/schema/days.ts";
import { jobMarks } from "../../store/schema/reconciliation.ts";
import { lockMarks } from "../feed/read-feed.ts";
import type { RoundsContext } from "../reconciliation/end-stuck-rounds.ts";
import { noteFinding } from "../reconciliation/findings.ts";

/** What was settled in the last moment of a day may be committed a moment after it. */
const LAG_MS = 60_000;
/** A backlog of days of one run. */
const DAYS_MAX = 40;

type Next = { day: string; from: Date; until: Date; latest: Date };
/** The vendors of the merchant whose rounds are compared. */
export type SealContext = Pick<RoundsContext, "store" | "clock"> & {
  merchant: { code: string };
  secrets: { vendors: ReadonlyMap<string, unknown> };
};

/**
 * Seals a merchant's days that have ended, the oldest first. A day waits until its figures are
 * counted and each vendor's day was compared. At 03:00 of the merchant's zone it waits for vendors no
 * longer: each that is missing becomes a finding. Later differences count for the next open day.
 */
export async function sealDays(context: SealContext): Promise<void> {
  const { store, merchant } = context;
  for (let done = 0; done < DAYS_MAX; done += 1) {
    if (!(await store.inMerchant(merchant.code, (tx) => sealNext(tx, context)))) return;
  }
}

/** Seals the next day. Returns true when it did. */
async function sealNext(tx: Transaction, context: SealContext): Promise<boolean> {
  const { code: merchant } = context.merchant;
  const now = context.clock.now();
  const next = await nextDay(tx, merchant, new Date(now.getTime() - LAG_MS));
  if (!next) return false;
  const compared = (await isQuiet(tx, merchant, next)) ? [] : await comparedVendors(tx, context);
  const missing = compared.filter(({ until }) => until < next.until);
  if (missing.length > 0 && now < next.latest) return false;
  const marks = await lockMarks(tx, merchant, "days");
  if (!marks || !(await isRead(tx, merchant, next.until))) return false;
  const { day, from: fromAt, until: untilAt } = next;
  const seal = { merchant, day, fromAt, untilAt, marks, sealedAt: now };
  const sealed = await tx.insert(sealedDays).values(seal).onConflictDoNothing().returning();
  if (sealed.length === 0) return false;
  for (const { vendor, until } of compared) {
    const about = { merchant, party: vendor, subject: day };
    if (until < untilAt) await noteFinding(tx, { ...about, kind: "DAY_NOT_COMPARED" }, now);
  }
  return true;
}

async function nextDay(tx: Transaction, merchant: string, now: Date): Promise<Next | null> {
  const { rows } = await tx.execute<Record<"from_at" | "until_at" | "latest_at" | "day", string>>(
    sql`select day::text, from_at, until_at, latest_at
      from day_next(${merchant}, ${now.toISOString()})`,
  );
  const [row] = rows;
  if (!row) return null;
  const [from, until, latest] = [row.from_at, row.until_at, row.latest_at].map(
    (at) => new Date(at),
  );
  return { day: row.day, from: from!, until: until!, latest: latest! };
}

/**
 * True when no vendor can know a round of the day: nobody opened a game from four days before it,
 * which is longer than any session and any repeated call, and no round was open. Vendors of an idle
 * merchant are not asked.
 */
async function isQuiet(tx: Transaction, merchant: string, { from, until }: Next): Promise<boolean> {
  const { rows } = await tx.execute<{ is_quiet: boolean }>(sql`
    select not exists (select from vendor_sessions where merchant = ${merchant}
        and created_at > ${from.toISOString()}::timestamptz - interval '4 days'
        and created_at < ${until.toISOString()})
      and not exists (select from rounds where merchant = ${merchant} and state = 'OPEN'
        and opened_at < ${until.toISOString()}) as is_quiet`);
  return rows[0]!.is_quiet;
}

/** The merchant's vendors, and until when their days are compared. */
async function comparedVendors(tx: Transaction, { merchant: { code }, secrets }: SealContext) {
  const marks = await tx.select().from(jobMarks).where(eq(jobMarks.merchant, code));
  const untilOf = new Map(marks.map(({ job, doneUntil }) => [job, doneUntil]));
  const rows = await tx
    .select({ vendor: vendors.code })
    .from(vendors)
    .where(eq(vendors.merchant, code));
  return rows
    .filter(({ vendor }) => secrets.vendors.has(vendor))
    .map(({ vendor }) => ({ vendor, until: untilOf.get(`compareDay:${vendor}`) ?? new Date(0) }));
}

async function isRead(tx: Transaction, merchant: string, until: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ is_read: boolean }>(
    sql`select day_is_read(${merchant}, ${until.toISOString()}) as is_read`,
  );
  return rows[0]!.is_read;
}
