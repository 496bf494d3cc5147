import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { rounds } from "../../store/schema/round.ts";
import type { VendorConnection } from "../vendor-connection/ask-signed.ts";
import { askRound } from "./ask-vendor-rounds.ts";
import { endRound } from "./end-round.ts";
import { noteFinding } from "./findings.ts";

export type RoundsContext = VendorConnection & { store: Store };

const HOUR_MS = 3_600_000;
const ASKED_AFTER_MS = 24 * HOUR_MS;
/** How many rounds of a merchant one run reads. The next run continues with the rest. */
const LOOKED_MAX = 200;

/**
 * Ends rounds that stay open without news (domain.md 1.3). `round_forced_at` says when they end by
 * force, with a finding for staff: after two days, in sports after thirty, and a day after `dueBy`.
 * From a day before that the vendor's word decides. Safe at any time and from several instances.
 */
export async function endStuckRounds(context: RoundsContext): Promise<void> {
  for (const { round, vendor } of await listStuck(context)) {
    const reported = await askRound(context, vendor, round.roundId);
    if (reported?.state === "CLOSED" || reported?.state === "VOID") {
      if (await end(context, round, reported.state)) continue;
    }
    await end(context, round, "FORCED");
  }
}

type Stuck = typeof rounds.$inferSelect;

function listStuck({ store, merchant, clock }: RoundsContext) {
  const now = clock.now();
  const before = new Date(now.getTime() - ASKED_AFTER_MS);
  return store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ round: rounds, vendor: vendors })
      .from(rounds)
      .innerJoin(
        vendors,
        and(eq(vendors.merchant, rounds.merchant), eq(vendors.code, rounds.vendor)),
      )
      .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
      .where(
        and(
          eq(rounds.merchant, merchant.code),
          eq(rounds.state, "OPEN"),
          lt(rounds.openedAt, before),
          lt(rounds.lastActivityAt, before),
          sql`round_forced_at(${games.gameType}, ${rounds.lastActivityAt}, ${rounds.dueBy})
            - interval '24 hours' < ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(rounds.openedAt))
      .limit(LOOKED_MAX),
  );
}

function end(
  { store, merchant, clock }: RoundsContext,
  { vendor, roundId, stake, payout }: Stuck,
  outcome: "CLOSED" | "VOID" | "FORCED",
): Promise<boolean> {
  const key = { merchant: merchant.code, vendor, roundId };
  return store.inMerchant(merchant.code, async (tx) => {
    const isEnded = await endRound(tx, key, outcome, clock.now());
    if (isEnded && outcome === "FORCED") {
      const finding = { merchant: merchant.code, kind: "ROUND_FORCED", party: vendor } as const;
      const details = { stake: String(stake), payout: String(payout) };
      await noteFinding(tx, { ...finding, subject: roundId, details }, clock.now());
    }
    return isEnded;
  });
}
