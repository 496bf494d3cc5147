import { randomUUID } from "node:crypto";
import { depositCreate } from "#platform/contract/money/cashier.ts";
import { send } from "#platform/contract/wire/send.ts";
import { newId, newToken, tokenHash } from "#platform/core/access/token.ts";
import type { Clock, Context, Random, Secrets } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { setLimit } from "#platform/members/protection/limits/set-limit.ts";
import { showProtection } from "#platform/members/protection/show-protection.ts";
import type { Store } from "#platform/store/open-store.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { createWalletClient } from "#vendors/wallet/vw-client.ts";
import { launchTicket, openPlayer } from "../../server/demo/players.ts";

export type Parts = { store: Store; clock: Clock; random: Random; secrets: Secrets };
/** What a race showed; `bases` are the addresses of the platforms. */
type Race = (parts: Parts, bases: readonly string[]) => Promise<{ isHeld: boolean; said: string }>;

const MERCHANT = "alba";
const UNIT = 10_000n;
const SPIN = catalogueGames.find(({ gameType }) => gameType === "RNG")!;

/** A member with money and a limit. */
async function limited(
  parts: Parts,
  nickname: string,
  limit: { kind: "loss" | "stake" | "deposit"; amount: bigint },
) {
  const merchant = { ...(await readMerchant(parts.store, MERCHANT)), country: "MX" };
  const member = await openPlayer(parts, MERCHANT, { nickname, amount: 1_000n * UNIT });
  const context: Context = {
    ...parts,
    merchant,
    actor: { memberId: member, type: 0, sessionId: `races-${nickname}` },
    ...{ language: "es", clientAddress: "127.0.0.1", clientCountry: null, userAgent: "races" },
    ...{ deviceToken: null, isSite: true, requestId: "races", idempotencyKey: null },
    outside: () => Promise.reject(new Error("nothing is asked outside")),
  };
  await setLimit(context, { kind: limit.kind, period: "day", amount: limit.amount });
  const used = async () => {
    const { limits } = await showProtection(context);
    return limits.find((one) => one.kind === limit.kind && one.period === "day")!.used;
  };
  return { merchant, member, used };
}

/** Fifty lost rounds at once, every other one through the other platform. */
const bets =
  (kind: "loss" | "stake"): Race =>
  async (parts, bases) => {
    const amount = 100n * UNIT;
    const { member, merchant, used } = await limited(parts, `Race${kind}`, { kind, amount });
    const wallets = bases.map((base) =>
      createWalletClient({
        ...{ vendorId: SPIN.vendor, secret: parts.secrets.vendors.get(SPIN.vendor)![0]!, base },
        ...{ fetch: (request) => fetch(request), clock: parts.clock, random: parts.random },
      }),
    );
    const launchToken = await launchTicket(parts, { merchant: MERCHANT, member, game: SPIN });
    const entry = await wallets[0]!.call("authenticate", { launchToken, gameCode: SPIN.code });
    if (!entry.known || entry.answer.code !== "OK") throw new Error(JSON.stringify(entry));
    const token = entry.answer.sessionToken!;
    const lose = (place: number) =>
      wallets[place % wallets.length]!.call("betwin", {
        ...{ token, gameCode: SPIN.code, currency: merchant.currency, roundClosed: true },
        ...{ txId: randomUUID(), winTxId: randomUUID(), roundId: randomUUID() },
        ...{ amount: "7.00", winAmount: "0.00" },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => lose(place)));
    const codes = answers.map((one) => (one.known ? one.answer.code : "unknown"));
    const taken = codes.filter((code) => code === "OK").length;
    const refused = codes.filter((code) => code === "LIMIT_EXCEEDED").length;
    const sum = await used();
    const isHeld = taken === 14 && refused === 36 && sum === 98n * UNIT;
    return { isHeld, said: `${taken} of 50 bets of 7 under a limit of 100; ${refused} refused` };
  };

/** Twenty deposits at once. */
const deposits: Race = async (parts, bases) => {
  const amount = 1_000n * UNIT;
  const { member, merchant, used } = await limited(parts, "Racedeposit", {
    kind: "deposit",
    amount,
  });
  const token = await openSession(parts, merchant.code, member);
  const { siteKey } = parts.secrets;
  const pay = (place: number) => {
    const base = `${bases[place % bases.length]!}/platform`;
    const caller = { base, merchant: MERCHANT, language: "es", token, siteKey };
    const input = { method: "CARD", amount: 300n * UNIT, returnUrl: "http://alba.localhost/" };
    const asked = { ...caller, fetch: (request: Request) => fetch(request) };
    return send(asked, depositCreate, input, { key: randomUUID() }).then(
      () => "made",
      (error: { code?: string }) => error.code ?? String(error),
    );
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => pay(place)));
  const made = answers.filter((one) => one === "made").length;
  const refused = answers.filter((one) => one === "deposit_limit_reached").length;
  const isHeld = made === 3 && refused === 17 && (await used()) === 900n * UNIT;
  return {
    isHeld,
    said: `${made} of 20 deposits of 300 under a limit of 1,000; ${refused} refused`,
  };
};

async function openSession(
  { store, clock, random }: Parts,
  merchant: string,
  memberId: string,
): Promise<string> {
  const token = newToken(random);
  const at = clock.now();
  await store.inMerchant(merchant, (tx) =>
    tx.insert(sessions).values({
      ...{ merchant, id: newId(random), memberId, kind: "password", tokenHash: tokenHash(token) },
      ...{ address: "127.0.0.1", userAgent: "races", createdAt: at, lastSeenAt: at },
      expiresAt: new Date(at.getTime() + 3_600_000),
    }),
  );
  return token;
}

/** Each race by its name. */
export const races: readonly (readonly [string, Race])[] = [
  ["parallel bets never pass a limit on losses", bets("loss")],
  ["parallel bets never pass a limit on stakes", bets("stake")],
  ["parallel deposits never pass a limit on deposits", deposits],
];
