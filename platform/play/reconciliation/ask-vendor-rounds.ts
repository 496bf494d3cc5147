import type { z } from "zod";
import {
  pictureAnswer,
  roundAnswer,
  roundsAnswer,
  stuckAnswer,
} from "../../contract/play/vendor-wallet.ts";
import type { Merchant } from "../../core/context.ts";
import { formatAmount } from "../../domain/money.ts";
import {
  askSigned,
  type VendorConnection,
  type VendorEndpoint,
} from "../vendor-connection/ask-signed.ts";

const PAGES_MAX = 1_000;

/** The vendor's status of a round; null without an answer, or without its signature. */
export function askRound(connection: VendorConnection, vendor: VendorEndpoint, roundId: string) {
  return askSigned(connection, vendor, { path: "/round", query: { roundId }, answer: roundAnswer });
}

/** What a vendor has given up asking about; null when it does not answer. */
export function askStuck(connection: VendorConnection, vendor: VendorEndpoint) {
  return askSigned(connection, vendor, { path: "/stuck", query: {}, answer: stuckAnswer });
}

export type ReportedRound = z.infer<typeof roundsAnswer>["rounds"][number];

/**
 * All rounds that a vendor closed within [from, to), an hour at most; null when it cannot be known.
 */
export async function askRounds(
  connection: VendorConnection,
  vendor: VendorEndpoint,
  { from, to }: { from: Date; to: Date },
): Promise<ReportedRound[] | null> {
  const rounds: ReportedRound[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const query = { from: from.toISOString(), to: to.toISOString(), page: String(page) };
    const reported = await askSigned(connection, vendor, {
      path: "/rounds",
      query,
      answer: roundsAnswer,
    });
    if (!reported) return null;
    rounds.push(...reported.rounds);
    if (!reported.hasMore) return rounds;
  }
  return null;
}

export type AskedPlay = {
  gameCode: string;
  kind: "base" | "free";
  stake: bigint;
  detail: Record<string, unknown>;
  language: string;
};

/** The picture of one play's end, drawn by its vendor; null when it cannot or does not answer. */
export function askPicture(
  connection: VendorConnection & { merchant: Merchant },
  vendor: VendorEndpoint,
  { stake, ...play }: AskedPlay,
) {
  const { code: merchant, currency, currencySymbol, country } = connection.merchant;
  const money = { currency, currencySymbol, country, stake: formatAmount(stake) };
  const body = JSON.stringify({ merchant, ...money, ...play });
  return askSigned(connection, vendor, { path: "/picture", body, answer: pictureAnswer });
}
