import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { VENDOR_BASE, type VendorCallName } from "#platform/contract/play/vendor-wallet.ts";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import { type Random, systemClock } from "#platform/core/context.ts";
import { joinTree } from "#platform/members/tree/join-tree.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { createWalletServer } from "#platform/play/vendor-wallet/create-wallet-server.ts";
import { hashToken } from "#platform/play/vendor-wallet/tokens.ts";
import type { Store } from "#platform/store/open-store.ts";
import { games, vendors } from "#platform/store/schema/catalogue.ts";
import { ledgerAccounts } from "#platform/store/schema/ledger.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { vendorSessions } from "#platform/store/schema/vendor-wallet.ts";

const VENDOR = "BENCH";
const SECRET = "bench-secret-bench-secret-bench!";
const HOUR_MS = 3_600_000;

/** "round" is a bet and then its win, as two calls. */
export type BenchCall = "bet" | "betwin" | "round";

const random: Random = {
  bytes: (length) => randomBytes(length),
  below: (bound) => randomBytes(4).readUInt32BE() % bound,
};

/** Creates members with money at a vendor's table; returns their session tokens. Wins need `knowPlayers`. */
export async function seatPlayers(store: Store, merchant: string, count: number, prefix = "m") {
  const at = systemClock.now();
  const people = Array.from({ length: count }, (_, n) => `${prefix}${n}`).map((id) => ({
    ...{ merchant, id, username: id, usernameKey: id, passwordHash: "", nickname: id },
    createdAt: at,
  }));
  const tokens = people.map(({ id }) => `${merchant}.${id}`);
  const game = { code: "G", vendor: VENDOR, gameType: "RNG", gameClassify: "classic" } as const;
  const currency = { currency: "MXN", currencySymbol: "P" };
  await store.db
    .insert(merchants)
    .values({ code: merchant, name: merchant, ...currency })
    .onConflictDoNothing();
  await store.inMerchant(merchant, async (tx) => {
    const vendor = { merchant, code: VENDOR, name: VENDOR, logo: "", launchUrl: "http://v" };
    await tx.insert(vendors).values(vendor);
    const shown = { name: "G", minBet: 1n, picture: "", releasedAt: at };
    await tx.insert(games).values({ merchant, ...game, ...shown });
    await tx.insert(members).values(people);
    for (const { id } of people) await joinTree(tx, merchant, id);
  });
  for (const { id } of people) {
    const to = { owner: id, kind: "cash" } as const;
    const from = { owner: "house", kind: "clearing" } as const;
    const money = { key: `start:${id}`, kind: "deposit", amount: 10_000_000_000n, at };
    await transfer(store.db, { merchant, from, to, ...money });
  }
  await store.inMerchant(merchant, async (tx) => {
    const isCash = and(eq(ledgerAccounts.merchant, merchant), eq(ledgerAccounts.kind, "cash"));
    const purses = await tx.select().from(ledgerAccounts).where(isCash);
    await tx.insert(vendorSessions).values(
      purses.map(({ id: account, owner }) => ({
        ...{ merchant, member: owner, vendor: VENDOR, account, createdAt: at },
        tokenHash: hashToken(`${merchant}.${owner}`),
        expiresAt: new Date(at.getTime() + HOUR_MS),
      })),
    );
  });
  return tokens;
}

/** Lets the vendor credit all members; its authenticate does so, and nothing else may. */
export const knowPlayers = (owner: pg.Client) =>
  owner.query(
    `insert into vendor_players (merchant, vendor, member, since)
     select merchant, $1, id, now() from members`,
    [VENDOR],
  );

/** The platform's side of the protocol, as on a server. */
export function openWallet(store: Store) {
  const secrets = {
    vendors: new Map([[VENDOR, [SECRET]]]),
    gateways: new Map(),
    sealKey: new Uint8Array(16),
    dataKey: new Uint8Array(32),
    siteKey: "",
  };
  return createWalletServer({ store, clock: systemClock, random, secrets });
}

/**
 * Bets through the signed protocol for a while, `clients` at a time, with the players in turn. A
 * betwin and a round are whole rounds, and every third one wins. Returns the accepted calls, their rate
 * per second, and the 99th percentile of a call in milliseconds.
 */
export async function runBets(
  store: Store,
  tokens: string[],
  options: { clients: number; seconds: number; call: BenchCall },
): Promise<{ calls: number; perSecond: number; p99: number }> {
  const wallet = openWallet(store);
  const run = randomBytes(4).toString("hex");
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + options.seconds * 1000;
  let next = 0;
  const send = async (call: Request) => {
    const sentAt = performance.now();
    const response = await wallet(call);
    const { code } = (await response.json()) as { code: string };
    if (code !== "OK") throw new Error(`a bet was answered ${response.status} ${code}`);
    times.push(performance.now() - sentAt);
  };
  const client = async () => {
    while (performance.now() < endsAt) {
      const n = next++;
      const token = tokens[n % tokens.length]!;
      const id = `${run}-${n}`;
      await send(signedBet(options.call, token, id));
      if (options.call === "round") await send(signedWin(token, id));
    }
  };
  await Promise.all(Array.from({ length: options.clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return { calls: times.length, perSecond: times.length / seconds, p99 };
}

const wonBy = (id: string) =>
  id.endsWith("1") || id.endsWith("4") || id.endsWith("7") ? "2.50" : "0";

function signedBet(call: BenchCall, token: string, id: string) {
  const win = { winTxId: `${id}.w`, winAmount: wonBy(id), roundClosed: true };
  const fields = { token, txId: id, roundId: id, ...STAKE, ...(call === "betwin" && win) };
  return signed(call === "betwin" ? call : "bet", fields, id);
}

/** A token of `seatPlayers` is its player's name, too. */
function signedWin(playerId: string, id: string) {
  const fields = { playerId, txId: `${id}.w`, roundId: id, refTxId: id, amount: wonBy(id) };
  return signed("win", { ...fields, roundClosed: true }, `${id}.w`);
}

export const STAKE = { gameCode: "G", amount: "1.00", currency: "MXN" };

/** One call as its vendor sends it; each sending has a new nonce. */
export function signed(call: VendorCallName, fields: object, nonce: string): Request {
  const path = `${VENDOR_BASE}/${call}`;
  const body = JSON.stringify(fields);
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const parts = { timestamp, nonce, method: "POST", path, body };
  const headers = signedHeaders(VENDOR, SECRET, parts);
  return new Request(`http://platform.bench${path}`, { method: "POST", headers, body });
}
