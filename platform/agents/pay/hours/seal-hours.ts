import { desc, eq, sql } from "drizzle-orm";
import type { Clock } from "../../../core/context.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../../core/merchant/text-terms.ts";
import { addDays, beginOf, instantName } from "../../../domain/contracts/pay-period.ts";
import { localDay } from "../../../domain/local-time.ts";
import type { Store, Transaction } from "../../../store/open-store.ts";
import { sealedHours } from "../../../store/schema/hours.ts";
import { payPeriods } from "../../../store/schema/pay.ts";
import { wantPay } from "../open-periods.ts";
import { contractsSince, earningBetween, type InstantContract } from "./contracts-since.ts";

const HOUR_MS = 3_600_000;
/** What settled at an hour's end has committed by then. */
const DELAY_MS = 300_000;
/** A backlog of hours of one run. */
const HOURS_MAX = 100;

type Parts = { store: Store; clock: Clock; merchant: MerchantRow };
type Hour = { from: Date; to: Date };

/**
 * Seals the hours that have ended and that a contract of the hour counts, the oldest first, five minutes
 * after their end. Each opens a period of pay if anybody played. Hours go by UTC, so the one that
 * clocks repeat is two. Safe at any time and from several instances. Returns when the next is due;
 * null while no contract needs one.
 */
export async function sealHours(parts: Parts): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  for (let done = 0; done < HOURS_MAX; done += 1) {
    const next = await store.inMerchant(merchant.code, (tx) => sealNext(tx, parts));
    if (next !== "sealed") return next;
  }
  return clock.now();
}

/** Seals the next hour, or answers when it is due. */
async function sealNext(
  tx: Transaction,
  { clock, merchant }: Parts,
): Promise<"sealed" | Date | null> {
  const { code } = merchant;
  const now = clock.now();
  const [last] = await tx
    .select({ hour: sealedHours.hour })
    .from(sealedHours)
    .where(eq(sealedHours.merchant, code))
    .orderBy(desc(sealedHours.hour))
    .limit(1);
  const after = new Date(last ? last.hour.getTime() + HOUR_MS : 0);
  const known = await contractsSince(tx, code, "hour", after);
  if (known.length === 0) return null;
  const hour = firstHour(known, after);
  const dueAt = new Date(hour.to.getTime() + DELAY_MS);
  if (dueAt > now) return dueAt;
  const earning = earningBetween(known, hour);
  const day = localDay(hour.from, textTermsOf(merchant).timeZone);
  const agents = sql.param(earning.map(({ payee }) => payee));
  const { rows } = await tx.execute<{ has_played: boolean }>(sql`
    select hour_seal(${code}, ${hour.from.toISOString()}, ${day}, ${agents}::text[],
      ${now.toISOString()}) as has_played`);
  if (!rows[0]!.has_played) return "sealed";
  const period = instantName("hourly", hour.from);
  const days = { fromDay: day, toDay: addDays(day, 1) };
  await tx
    .insert(payPeriods)
    .values({ merchant: code, kind: "hour", period, ...days, state: "OPEN", dueAt })
    .onConflictDoNothing();
  await wantPay(tx, code, now);
  return "sealed";
}

/** The hour after the last one, or that of the first acceptance behind it. */
function firstHour(known: readonly InstantContract<"hour">[], after: Date): Hour {
  const accepted = Math.min(...known.map(({ answeredAt }) => answeredAt.getTime()));
  const from = beginOf("hourly", new Date(Math.max(accepted, after.getTime())));
  return { from, to: new Date(from.getTime() + HOUR_MS) };
}
