import { and, eq, inArray } from "drizzle-orm";
import { ROUNDS_WINDOW_MS } from "../../contract/play/vendor-wallet.ts";
import { rounds } from "../../store/schema/round.ts";
import { askRounds } from "../reconciliation/ask-vendor-rounds.ts";
import { claimStretch, finishStretch } from "../reconciliation/claim-stretch.ts";
import type { RoundsContext } from "../reconciliation/end-stuck-rounds.ts";
import { noteFinding } from "../reconciliation/findings.ts";
import type { VendorEndpoint } from "../vendor-connection/ask-signed.ts";
import { bookReportedRound } from "./book-reported-round.ts";

/** This much is read again each time: a round may be written a moment after its closing instant. */
const OVERLAP_MS = 60_000;
const HOURS_MAX = 25;

/**
 * Books the rounds closed since the last time, as reported by a vendor with purses of its own. One
 * instance works at a time; the others do nothing.
 */
export async function takeRounds(context: RoundsContext, vendor: VendorEndpoint): Promise<void> {
  const job = `takeRounds:${vendor.code}`;
  const since = await claimStretch(context, job, 0, ROUNDS_WINDOW_MS);
  if (!since) return;
  const end = context.clock.now().getTime() + 1;
  let from = since.getTime();
  for (let hour = 0; hour < HOURS_MAX && from < end; hour += 1) {
    const begin = from - (hour === 0 ? OVERLAP_MS : 0);
    const to = Math.min(end, begin + ROUNDS_WINDOW_MS);
    if (!(await takeStretch(context, vendor, new Date(begin), new Date(to)))) break;
    from = to;
  }
  await finishStretch(context, job, new Date(from - 1));
}

async function takeStretch(context: RoundsContext, vendor: VendorEndpoint, from: Date, to: Date) {
  const reported = await askRounds(context, vendor, { from, to });
  if (!reported) return false;
  const known = await knownOf(
    context,
    vendor,
    reported.map(({ roundId }) => roundId),
  );
  for (const round of reported.filter(({ roundId }) => !known.has(roundId))) {
    const outcome = await bookReportedRound(context, vendor, round);
    if (outcome === "BOOKED" || outcome === "REPLAY") continue;
    const { store, merchant, clock } = context;
    const kind = outcome === "MISMATCH" ? ("ROUND_DIFFERS" as const) : ("ROUND_MISSING" as const);
    const found = { merchant: merchant.code, kind, party: vendor.code, subject: round.roundId };
    const details = { stake: round.stake, payout: round.payout };
    await store.inMerchant(merchant.code, (tx) =>
      noteFinding(tx, { ...found, details }, clock.now()),
    );
  }
  return true;
}

async function knownOf(
  { store, merchant }: RoundsContext,
  { code }: VendorEndpoint,
  ids: string[],
) {
  if (ids.length === 0) return new Set<string>();
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ id: rounds.roundId })
      .from(rounds)
      .where(
        and(
          eq(rounds.merchant, merchant.code),
          eq(rounds.vendor, code),
          inArray(rounds.roundId, ids),
        ),
      ),
  );
  return new Set(rows.map(({ id }) => id));
}
