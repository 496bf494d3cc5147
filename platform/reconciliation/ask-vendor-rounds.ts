import type { z } from "zod";
import type { Clock, Random, Secrets } from "../context.ts";
import { isSignedBy, signedHeaders } from "../contract/signature.ts";
import { roundAnswer, roundsAnswer } from "../contract/vendor-wallet.ts";

export type VendorLine = {
  clock: Clock;
  random: Random;
  secrets: Secrets;
  outside: (request: Request) => Promise<Response>;
  merchant: { code: string };
};
export type VendorSeat = { code: string; launchUrl: string };

const PAGES_MAX = 1_000;

/** How a vendor says that a round stands; null when it does not answer, or not by its signature. */
export function askRound(line: VendorLine, vendor: VendorSeat, roundId: string) {
  return ask(line, vendor, { path: "/round", query: { roundId }, answer: roundAnswer });
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

async function ask<Answer extends z.ZodType>(
  { clock, random, secrets, outside, merchant }: VendorLine,
  vendor: VendorSeat,
  asked: { path: string; query: Record<string, string>; answer: Answer },
): Promise<z.infer<Answer> | null> {
  const active = secrets.vendors.get(vendor.code) ?? [];
  if (!active[0]) return null;
  const url = new URL(asked.path, vendor.launchUrl);
  url.search = new URLSearchParams({ merchant: merchant.code, ...asked.query }).toString();
  const parts = {
    timestamp: Math.floor(clock.now().getTime() / 1000).toString(),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    method: "GET",
    path: url.pathname + url.search,
    body: "",
  };
  try {
    const headers = signedHeaders(vendor.code, active[0], parts);
    const response = await outside(new Request(url, { headers }));
    const body = await response.text();
    const signature = response.headers.get("x-signature") ?? "";
    if (!response.ok || !isSignedBy(active, { ...parts, body }, signature)) return null;
    return asked.answer.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
