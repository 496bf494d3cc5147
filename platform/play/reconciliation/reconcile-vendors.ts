import { eq, sql } from "drizzle-orm";
import { ROUNDS_WINDOW_MS } from "../../contract/play/vendor-wallet.ts";
import { localMinute } from "../../domain/local-time.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { takeRounds } from "../purses/take-rounds.ts";
import { claimStretch, finishStretch, isWaiting } from "./claim-stretch.ts";
import { compareRounds } from "./compare-rounds.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";

const MINUTE_MS = 60_000;
/** A round may be closed here a moment before its vendor hears of it. */
const LAG_MS = MINUTE_MS;
/** Per vendor and run. Later runs catch up with a longer period. */
const HOURS_MAX = 25;

/** An hour after a day of the merchant's zone everything under way at its end has ended. */
const AFTER_DAY_MS = 60 * MINUTE_MS;

/** New rounds are compared soon, and again when their day is over. */
const passesAt = (now: Date, timeZone: string) => [
  { job: "compareRounds", everyMs: 5 * MINUTE_MS, firstMs: 5 * MINUTE_MS },
  { job: "compareDay", everyMs: sinceDay(now, timeZone), firstMs: 0 },
];

/**
 * Compares every vendor's rounds with the booked ones: new ones every five minutes, the whole day
 * again an hour after it. One instance compares each period. If a vendor does not answer, its period
 * waits until it does.
 */
export async function reconcileVendors(context: RoundsContext): Promise<void> {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(vendors).where(eq(vendors.merchant, merchant.code)),
  );
  const waits = await isWaiting(context);
  const passes = passesAt(context.clock.now(), await zoneOf(context));
  for (const vendor of rows.filter(({ code }) => context.secrets.vendors.has(code))) {
    if (vendor.walletType === "transfer") await takeRounds(context, vendor);
    for (const pass of passes) {
      if (waits(jobOf(pass, vendor), pass.everyMs)) continue;
      await comparePass(context, vendor, pass);
    }
  }
}

/** How long ago the day began in which the instant `AFTER_DAY_MS` ago lies. */
function sinceDay(now: Date, timeZone: string): number {
  const [hours, minutes] = localMinute(new Date(now.getTime() - AFTER_DAY_MS), timeZone).split(":");
  return AFTER_DAY_MS + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

async function zoneOf({ store, merchant: { code } }: RoundsContext): Promise<string> {
  const { rows } = await store.inMerchant(code, (tx) =>
    tx.execute<{ zone: string }>(sql`select merchant_zone(${code}) as zone`),
  );
  return rows[0]!.zone;
}

type Pass = ReturnType<typeof passesAt>[number];
const jobOf = ({ job }: Pass, { code }: { code: string }) => `${job}:${code}`;

async function comparePass(
  context: RoundsContext,
  vendor: typeof vendors.$inferSelect,
  pass: Pass,
): Promise<void> {
  const job = jobOf(pass, vendor);
  const since = await claimStretch(context, job, pass.everyMs, pass.firstMs);
  if (!since) return;
  const end = context.clock.now().getTime() - LAG_MS;
  let from = since.getTime();
  for (let hour = 0; hour < HOURS_MAX && from < end; hour += 1) {
    const to = Math.min(end, from + ROUNDS_WINDOW_MS);
    const isDone = await compareRounds(context, vendor, { from: new Date(from), to: new Date(to) });
    if (!isDone) break;
    from = to;
  }
  await finishStretch(context, job, new Date(from));
}
