import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { GameType } from "#platform/contract/play/game-types.ts";
import {
  VENDOR_BASE,
  type VendorAnswer,
  type VendorCallName,
  type VendorRequest,
  vendorAnswer,
} from "#platform/contract/play/vendor-wallet.ts";
import { isSignedBy, signedHeaders } from "#platform/contract/wire/signature.ts";
import type { Merchant } from "#platform/core/context.ts";
import { formatAmount } from "#platform/domain/money.ts";
import { balanceOf } from "#platform/money/ledger/balance-of.ts";
import { createWalletServer } from "#platform/play/vendor-wallet/create-wallet-server.ts";
import { hashToken, makeToken } from "#platform/play/vendor-wallet/tokens.ts";
import { games, vendors } from "#platform/store/schema/catalogue.ts";
import { rounds } from "#platform/store/schema/round.ts";
import { launchTokens } from "#platform/store/schema/vendor-wallet.ts";
import {
  freshMember,
  freshMerchant,
  type TestMember,
  testClock,
  testContext,
  testRandom,
  testStore,
} from "./database.ts";

export const VENDOR = "V1";
export const SECRET = "vendor-secret";
export const GAME = "GAME1";

/** The vendor V1 with a game, as one merchant offers it. */
export async function freshVendor(
  merchant: Merchant,
  options: { gameType?: GameType; game?: string; hasDemo?: boolean; popularity?: number } = {},
): Promise<void> {
  const store = await testStore();
  await store.inMerchant(merchant.code, async (tx) => {
    await tx
      .insert(vendors)
      .values({
        merchant: merchant.code,
        code: VENDOR,
        name: "Vendor one",
        logo: "v1.svg",
        launchUrl: "http://vendor.test/launch",
      })
      .onConflictDoNothing();
    await tx.insert(games).values({
      merchant: merchant.code,
      code: options.game ?? GAME,
      vendor: VENDOR,
      gameType: options.gameType ?? "RNG",
      gameClassify: "classic",
      name: "Game one",
      minBet: 2_000n,
      rtp: "96.00",
      picture: "/media/games/game-one",
      releasedAt: new Date(0),
      hasDemo: options.hasDemo ?? false,
      popularity: options.popularity ?? 0,
    });
  });
}

export type Answered = VendorAnswer & { status: number };

/** A merchant with a vendor, a member with 100.00 and a live session: one player at one game. */
export async function freshTable(options: { balance?: bigint; gameType?: GameType } = {}) {
  const store = await testStore();
  const merchant = await freshMerchant();
  await freshVendor(merchant, options);
  const member = await freshMember(merchant, { balance: options.balance ?? 1_000_000n });
  const clock = testClock();
  const { secrets } = await testContext({ merchant });
  const random = testRandom(randomBytes(8).toString("hex"));
  const handle = createWalletServer({ store, clock, random, secrets });

  async function call<Name extends VendorCallName>(
    name: Name,
    body: VendorRequest<Name>,
    through = handle,
  ): Promise<Answered> {
    const text = JSON.stringify(body);
    const parts = signedParts(`${VENDOR_BASE}/${name}`, text, clock.now());
    const headers = signedHeaders(VENDOR, SECRET, parts);
    const url = `http://platform.test${parts.path}`;
    const response = await through(new Request(url, { method: "POST", headers, body: text }));
    const answerText = await response.text();
    const signature = response.headers.get("x-signature") ?? "";
    expect(isSignedBy([SECRET], { ...parts, body: answerText }, signature)).toBe(true);
    return { status: response.status, ...vendorAnswer.parse(JSON.parse(answerText)) };
  }

  async function launchToken(of: TestMember = member, game = GAME) {
    const token = makeToken(merchant.code, random);
    await store.inMerchant(merchant.code, (tx) =>
      tx.insert(launchTokens).values({
        merchant: merchant.code,
        tokenHash: hashToken(token),
        member: of.id,
        vendor: VENDOR,
        game,
        language: "es",
        expiresAt: new Date(clock.now().getTime() + 300_000),
      }),
    );
    return token;
  }

  /** Starts a session for a member: returns the session token. */
  async function sit(of: TestMember = member, gameCode = GAME) {
    const answer = await call("authenticate", {
      launchToken: await launchToken(of, gameCode),
      gameCode,
    });
    expect(answer.code).toBe("OK");
    return answer.sessionToken!;
  }

  const token = await sit();
  const playerId = `${merchant.code}.${member.id}`;
  const fields = { token, roundId: "r1", gameCode: GAME, amount: "10.00", currency: "MXN" };
  return {
    store,
    merchant,
    member,
    clock,
    handle,
    call,
    launchToken,
    sit,
    token,
    playerId,
    bet: (more: Partial<VendorRequest<"bet">> & { txId: string }) =>
      call("bet", { ...fields, ...more }),
    /** Each bet in a round of its own, named after it. */
    bets: (
      bets: (Partial<VendorRequest<"bets">["bets"][number]> & { txId: string })[],
      more: { token?: string; currency?: string } = {},
    ) =>
      call("bets", {
        token,
        currency: "MXN",
        bets: bets.map((one) => ({
          roundId: `r-${one.txId}`,
          gameCode: GAME,
          amount: "10.00",
          ...one,
        })),
        ...more,
      }),
    settle: (results: (Partial<VendorRequest<"settle">["results"][number]> & { txId: string })[]) =>
      call("settle", {
        results: results.map((one) => ({ playerId, roundId: "r1", amount: "5.00", ...one })),
      }),
    win: (more: Partial<VendorRequest<"win">> & { txId: string }) =>
      call("win", { playerId, roundId: "r1", amount: "5.00", roundClosed: false, ...more }),
    betwin: (more: Partial<VendorRequest<"betwin">> & { txId: string; winTxId: string }) =>
      call("betwin", { ...fields, winAmount: "12.50", roundClosed: true, ...more }),
    rollback: (more: Partial<VendorRequest<"rollback">> & { txId: string; refTxId: string }) =>
      call("rollback", { playerId, roundId: "r1", reason: "timeout", ...more }),
    adjust: (more: Partial<VendorRequest<"adjust">> & { txId: string; refTxId: string }) =>
      call("adjust", { playerId, amount: "-5.00", reason: "settled again", ...more }),
    bonus: (more: Partial<VendorRequest<"bonus">> & { txId: string }) =>
      call("bonus", { playerId, kind: "promo", amount: "5.00", ...more }),
    endRound: (more: Partial<VendorRequest<"endround">> = {}) =>
      call("endround", { playerId, roundId: "r1", ...more }),
    /** The player's cash in the ledger, in the protocol's format. */
    cash: async () =>
      formatAmount(
        await balanceOf(store.db, { merchant: merchant.code, owner: member.id, kind: "cash" }),
      ),
    round: async (roundId = "r1") => {
      const [row] = await store.inMerchant(merchant.code, (tx) =>
        tx
          .select()
          .from(rounds)
          .where(and(eq(rounds.merchant, merchant.code), eq(rounds.roundId, roundId))),
      );
      return row;
    },
  };
}

/** A vendor's server that checks the signature and records the requests. */
export function vendorServer(
  answer: unknown = { url: "http://vendor.test/play/1", expiresIn: 300 },
) {
  const asked: { body: unknown; isSigned: boolean; url: string }[] = [];
  const outside = async (request: Request) => {
    const body = await request.text();
    const parts = {
      timestamp: request.headers.get("x-timestamp") ?? "",
      nonce: request.headers.get("x-nonce") ?? "",
      method: request.method,
      path: new URL(request.url).pathname,
      body,
    };
    const isSigned =
      request.headers.get("x-vendor-id") === VENDOR &&
      isSignedBy([SECRET], parts, request.headers.get("x-signature") ?? "");
    asked.push({ body: JSON.parse(body), isSigned, url: request.url });
    return Response.json(answer);
  };
  return { asked, outside };
}

/** The parts of a request that are signed, with a fresh nonce unless one is given. */
export function signedParts(path: string, body: string, now: Date, nonce?: string) {
  return {
    timestamp: Math.floor(now.getTime() / 1000).toString(),
    nonce: nonce ?? randomBytes(12).toString("hex"),
    method: "POST",
    path,
    body,
  };
}
