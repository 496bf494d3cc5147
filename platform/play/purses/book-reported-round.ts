import { sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { parseAmount } from "../../domain/money.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Store } from "../../store/open-store.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import type { ReportedRound } from "../reconciliation/ask-vendor-rounds.ts";
import { splitOwned } from "../vendor-wallet/tokens.ts";

type Outcome = "BOOKED" | "REPLAY" | "MISMATCH" | "REFUSED";

/**
 * Books a round played from a vendor's own purse, once. MISMATCH: it is booked with other content.
 * REFUSED: it names no member or no game of this merchant at that vendor.
 */
export async function bookReportedRound(
  { store, merchant, clock }: { store: Store; merchant: { code: string } } & Pick<Context, "clock">,
  vendor: { code: string },
  { roundId, stake, payout, played }: ReportedRound,
): Promise<Outcome> {
  const owned = played && splitOwned(played.playerId);
  if (!played || owned?.merchant !== merchant.code) return "REFUSED";
  const reported = {
    roundId,
    gameCode: played.gameCode,
    stake: String(parseAmount(stake)),
    payout: String(parseAmount(payout)),
    openedAt: played.openedAt,
    ...(played.detail && { detail: played.detail }),
  };
  return store.inMerchant(merchant.code, async (tx) => {
    const { rows } = await tx.execute<{ outcome: Outcome }>(
      sql`select round_told(${merchant.code}, ${vendor.code}, ${owned.rest},
        ${JSON.stringify(reported)}::jsonb, ${clock.now().toISOString()}::timestamptz) as outcome`,
    );
    const { outcome } = rows[0]!;
    if (outcome === "BOOKED") {
      noteLive(tx, { merchant: merchant.code, member: owned.rest, kind: "balance" });
      noteWork(tx, { merchant: merchant.code, about: "rounds" });
    }
    return outcome;
  });
}
