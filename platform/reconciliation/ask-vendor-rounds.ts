import type { z } from "zod";
import type { Clock, Random, Secrets } from "../context.ts";
import { isSignedBy, signedHeaders } from "../contract/signature.ts";
import {
  pictureAnswer,
  roundAnswer,
  roundsAnswer,
  stuckAnswer,
} from "../contract/vendor-wallet.ts";
import { formatAmount } from "../domain/money.ts";

export type VendorLine = {
  clock: Clock;
  random: Random;
  secrets: Secrets;
  outside: (request: Request) => Promise<Response>;
  merchant: { code: string };
};
export type VendorSeat = { code: string; launchUrl: string };

const PAGES_MAX = 1_000;
const TIMEOUT_MS = 5_000;

/** How a vendor says that a round stands; null when it does not answer, or not by its signature. */
export function askRound(line: VendorLine, vendor: VendorSeat, roundId: string) {
  return ask(line, vendor, { path: "/round", query: { roundId }, answer: roundAnswer });
}

/** What a vendor has given up asking about; null when it does not answer. */
export function askStuck(line: VendorLine, vendor: VendorSeat) {
  return ask(line, vendor, { path: "/stuck", query: {}, answer: stuckAnswer });
}

export type ToldRound = z.infer<typeof roundsAnswer>["rounds"][number];

/** All rounds that a vendor closed within [from, to), an hour at most; null when it cannot be known. */
export async function askRounds(
  line: VendorLine,
  vendor: VendorSeat,
  { from, to }: { from: Date; to: Date },
): Promise<ToldRound[] | null> {
  const rounds: ToldRound[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const query = { from: from.toISOString(), to: to.toISOString(), page: String(page) };
    const told = await ask(line, vendor, { path: "/rounds", query, answer: roundsAnswer });
    if (!told) return null;
    rounds.push(...told.rounds);
    if (!told.hasMore) return rounds;
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

/** How one play looked at its end, drawn by its vendor; null where it cannot or does not answer. */
export function askPicture(
  line: VendorLine & { merchant: { currencySymbol: string } },
  vendor: VendorSeat,
  { stake, ...play }: AskedPlay,
) {
  const { code: merchant, currencySymbol } = line.merchant;
  const body = JSON.stringify({ merchant, currencySymbol, stake: formatAmount(stake), ...play });
  return ask(line, vendor, { path: "/picture", body, answer: pictureAnswer });
}

type Asked<Answer> = {
  path: string;
  answer: Answer;
  /** Asked with GET; a body is sent with POST. */
  query?: Record<string, string>;
  body?: string;
};

async function ask<Answer extends z.ZodType>(
  { clock, random, secrets, outside, merchant }: VendorLine,
  vendor: VendorSeat,
  asked: Asked<Answer>,
): Promise<z.infer<Answer> | null> {
  const active = secrets.vendors.get(vendor.code) ?? [];
  if (!active[0]) return null;
  const url = new URL(asked.path, vendor.launchUrl);
  if (asked.query) {
    url.search = new URLSearchParams({ merchant: merchant.code, ...asked.query }).toString();
  }
  const sent = asked.body ?? "";
  const parts = {
    timestamp: Math.floor(clock.now().getTime() / 1000).toString(),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    method: asked.body === undefined ? "GET" : "POST",
    path: url.pathname + url.search,
    body: sent,
  };
  try {
    const headers = signedHeaders(vendor.code, active[0], parts);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { method } = parts;
    const request = new Request(url, { method, headers, signal, ...(sent && { body: sent }) });
    const response = await outside(request);
    const body = await response.text();
    const signature = response.headers.get("x-signature") ?? "";
    if (!response.ok || !isSignedBy(active, { ...parts, body }, signature)) return null;
    return asked.answer.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
