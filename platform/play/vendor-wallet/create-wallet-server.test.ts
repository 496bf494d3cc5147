import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { freshMember, testContext, testRandom } from "#tests/support/database.ts";
import { freshTable, GAME, SECRET, signedParts, VENDOR } from "#tests/support/vendor.ts";
import { createWalletClient } from "#vendors/wallet/vw-client.ts";
import { VENDOR_BASE } from "../../contract/play/vendor-wallet.ts";
import { sign, signedHeaders } from "../../contract/wire/signature.ts";
import type { LogEntry } from "../../core/log-entry.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { createWalletServer } from "./create-wallet-server.ts";

type Table = Awaited<ReturnType<typeof freshTable>>;

/** Sends a request as given, so that a test can change its headers. */
async function sendRaw(
  t: Table,
  options: { call?: string; body?: string; nonce?: string; headers?: Record<string, string> } = {},
) {
  const path = `${VENDOR_BASE}/${options.call ?? "balance"}`;
  const body = options.body ?? JSON.stringify({ playerId: t.playerId });
  const parts = signedParts(path, body, t.clock.now(), options.nonce);
  const headers = { ...signedHeaders(VENDOR, SECRET, parts), ...options.headers };
  const response = await t.handle(
    new Request(`http://platform.test${path}`, { method: "POST", headers, body }),
  );
  const answer = (await response.json()) as { code: string };
  return { status: response.status, code: answer.code, headers: response.headers };
}

function betBody(t: Table, more: Record<string, unknown> = {}) {
  const { token } = t;
  const fields = {
    token,
    txId: "b1",
    roundId: "r1",
    gameCode: GAME,
    amount: "10",
    currency: "MXN",
  };
  return JSON.stringify({ ...fields, ...more });
}

test("signs as the protocol's test vector says", () => {
  const body =
    '{"token":"t1","txId":"b1","roundId":"r1","gameCode":"SLOT5","amount":"10.00","currency":"MXN"}';
  const parts = { timestamp: "1795132800", nonce: "n-0001", method: "POST", body };
  expect(sign("test-secret", { ...parts, path: "/vendor/v1/bet" })).toBe(
    "a0526d735ee38b99775d40b7c4fc5a027f4d697f20df5ae7e81c8720a3f3fd14",
  );
});

describe("a request", () => {
  test.each([
    ["another signature", { "x-signature": "0".repeat(64) }],
    ["no signature", { "x-signature": "" }],
    ["another nonce than was signed", { "x-nonce": "other" }],
    ["an unknown vendor", { "x-vendor-id": "V2" }],
  ])("with %s is 401 and gets no signature", async (_, headers) => {
    const refused = await sendRaw(await freshTable(), { headers });
    expect(refused).toMatchObject({ status: 401, code: "INVALID_SIGNATURE" });
    expect(refused.headers.get("x-signature")).toBeNull();
  });

  test("whose body was changed on the way is 401", async () => {
    const t = await freshTable();
    const path = `${VENDOR_BASE}/bet`;
    const headers = signedHeaders(VENDOR, SECRET, signedParts(path, betBody(t), t.clock.now()));
    const body = betBody(t, { amount: "1" });
    const response = await t.handle(
      new Request(`http://platform.test${path}`, { method: "POST", headers, body }),
    );
    expect(response.status).toBe(401);
    expect(await t.cash()).toBe("100.00");
  });

  test.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])("whose clock is %i s off is %i", async (seconds, status) => {
    const t = await freshTable();
    const path = `${VENDOR_BASE}/balance`;
    const body = JSON.stringify({ playerId: t.playerId });
    const at = new Date(t.clock.now().getTime() + seconds * 1000);
    const headers = signedHeaders(VENDOR, SECRET, signedParts(path, body, at));
    const response = await t.handle(
      new Request(`http://platform.test${path}`, { method: "POST", headers, body }),
    );
    expect(response.status).toBe(status);
  });

  test("is accepted under the older of two secrets while one is being rotated", async () => {
    const t = await freshTable();
    const { secrets } = await testContext({ merchant: t.merchant });
    const vendors = new Map([[VENDOR, ["newer-secret", SECRET]]]);
    const rotating = { ...secrets, vendors };
    const handle = createWalletServer({ ...t, random: testRandom(), secrets: rotating });
    const rotated = await sendRaw({ ...t, handle });
    expect(rotated).toMatchObject({ status: 200, code: "OK" });
  });

  test("is answered under the secret that signed it", async () => {
    const t = await freshTable();
    const { secrets } = await testContext({ merchant: t.merchant });
    const vendors = new Map([[VENDOR, ["newer-secret", SECRET]]]);
    const parts = { ...t, random: testRandom(), secrets: { ...secrets, vendors } };
    const wallet = createWalletClient({
      ...{ vendorId: VENDOR, secret: SECRET, base: "http://platform.test", clock: t.clock },
      fetch: createWalletServer(parts),
      random: parts.random,
    });
    expect(await wallet.call("balance", { playerId: t.playerId })).toMatchObject({ known: true });
  });

  test.each([
    ["a fifth decimal", { amount: "1.00001" }],
    ["a negative amount", { amount: "-1" }],
    ["a number for an amount", { amount: 10 }],
    ["an id with a space", { txId: "b 1" }],
    ["an id of 65 signs", { txId: "b".repeat(65) }],
    ["no round", { roundId: undefined }],
  ])("with %s is 400 and changes nothing", async (_, more) => {
    const t = await freshTable();
    const refused = await sendRaw(t, { call: "bet", body: betBody(t, more) });
    expect(refused).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(await t.cash()).toBe("100.00");
  });

  test.each([
    ["words that are no JSON", { body: "{" }],
    ["an unknown call", { call: "adjustall" }],
    ["a call named like an object's own", { call: "constructor" }],
    ["more than 64 kB", { body: JSON.stringify({ playerId: "x".repeat(70_000) }) }],
    ["no timestamp", { headers: { "x-timestamp": "soon" } }],
  ])("with %s is 400", async (_, options) => {
    const refused = await sendRaw(await freshTable(), options);
    expect(refused).toMatchObject({ status: 400, code: "BAD_REQUEST" });
  });

  test("sent again word for word falls to idempotency; its nonce with other words is stale", async () => {
    const t = await freshTable();
    const first = await sendRaw(t, { call: "bet", nonce: "n1", body: betBody(t) });
    const again = await sendRaw(t, { call: "bet", nonce: "n1", body: betBody(t) });
    const other = await sendRaw(t, { call: "bet", nonce: "n1", body: betBody(t, { txId: "b2" }) });
    expect([first.code, again.code]).toEqual(["OK", "OK"]);
    expect(other).toMatchObject({ status: 401, code: "STALE_REQUEST" });
    expect(await t.cash()).toBe("90.00");
  });
});

describe("authenticate", () => {
  test("trades a launch token once for a session and names the player", async () => {
    const t = await freshTable();
    const launchToken = await t.launchToken();
    const first = await t.call("authenticate", { launchToken, gameCode: GAME });
    expect(first).toMatchObject({
      code: "OK",
      playerId: t.playerId,
      nickname: t.member.username,
      currency: "MXN",
      language: "es",
      balance: "100.00",
      testAccount: false,
    });
    const again = await t.call("authenticate", { launchToken, gameCode: GAME });
    expect(again).toMatchObject({ code: "TOKEN_INVALID" });
    expect(again.sessionToken).toBeUndefined();
  });

  test("refuses another game's token, an old one, and a trial account", async () => {
    const t = await freshTable();
    const launchToken = await t.launchToken();
    expect((await t.call("authenticate", { launchToken, gameCode: "GAME2" })).code).toBe(
      "TOKEN_INVALID",
    );
    t.clock.advance(300_000);
    expect((await t.call("authenticate", { launchToken, gameCode: GAME })).code).toBe(
      "TOKEN_EXPIRED",
    );
    const trial = await freshMember(t.merchant, { type: 4 });
    const body = { launchToken: await t.launchToken(trial), gameCode: GAME };
    expect((await t.call("authenticate", body)).code).toBe("TRIAL_NOT_ALLOWED");
  });

  test("leaves one live session under launches at once", async () => {
    const t = await freshTable();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => t.sit()));
    const codes = await Promise.all(
      tokens.map(async (token, n) => (await t.bet({ token, txId: `b${n}`, amount: "1" })).code),
    );
    expect(codes.filter((code) => code === "OK")).toHaveLength(1);
  });

  test("a session slides with its bets and ends after twelve hours", async () => {
    const t = await freshTable();
    const codes = [];
    for (let n = 0; n < 13; n += 1) {
      t.clock.advance(59 * 60_000);
      codes.push((await t.bet({ txId: `b${n}`, roundId: `r${n}`, amount: "1" })).code);
    }
    expect(codes).toEqual([...Array(12).fill("OK"), "TOKEN_EXPIRED"]);
  });
});

describe("balance", () => {
  test("is answered for a live token and for a player's id", async () => {
    const t = await freshTable();
    expect(await t.call("balance", { token: t.token })).toMatchObject({
      code: "OK",
      cash: "100.00",
      bonus: "0.00",
      currency: "MXN",
    });
    expect((await t.call("balance", { playerId: t.playerId })).balance).toBe("100.00");
    expect((await t.call("balance", {})).code).toBe("BAD_REQUEST");
    t.clock.advance(3_600_000);
    expect((await t.call("balance", { token: t.token })).code).toBe("TOKEN_EXPIRED");
  });
});

describe("between merchants", () => {
  test("nothing of another merchant is seen or moved", async () => {
    const [one, two] = [await freshTable(), await freshTable()];
    await one.bet({ txId: "b1" });
    const forged = `${two.merchant.code}.${one.member.id}`;
    expect((await two.call("balance", { playerId: forged })).code).toBe("TOKEN_INVALID");
    expect((await two.win({ txId: "w1", playerId: forged })).code).toBe("TOKEN_INVALID");
    const stolen = `${two.merchant.code}.${one.token.split(".")[1]}`;
    expect((await two.bet({ txId: "b2", token: stolen })).code).toBe("TOKEN_INVALID");
    expect((await two.win({ txId: "w2" })).code).toBe("BET_NOT_FOUND");
    const late = await two.rollback({ txId: "x1", refTxId: "b1" });
    expect(late).toMatchObject({ code: "OK", applied: false });
    expect([await one.cash(), await two.cash()]).toEqual(["90.00", "100.00"]);
  });

  test("a token and a player of two merchants do not go together", async () => {
    const [one, two] = [await freshTable(), await freshTable()];
    const mixed = { token: one.token, playerId: two.playerId };
    expect((await one.call("balance", mixed)).code).toBe("TOKEN_INVALID");
  });
});

describe("under pressure", () => {
  test("fifty bets at once never overdraw", async () => {
    const t = await freshTable();
    const codes = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        return (await t.bet({ txId: `b${n}`, roundId: `r${n}`, amount: "7" })).code;
      }),
    );
    expect(codes.filter((code) => code === "OK")).toHaveLength(14);
    expect(codes.filter((code) => code === "INSUFFICIENT_FUNDS")).toHaveLength(36);
    expect(await t.cash()).toBe("2.00");
    expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
  });

  test("two instances share players without overdrawing or dead-locking", async () => {
    const t = await freshTable();
    const other = await freshMember(t.merchant, { balance: 1_000_000n });
    const otherToken = await t.sit(other);
    const { secrets } = await testContext({ merchant: t.merchant });
    const second = createWalletServer({ ...t, random: testRandom(), secrets });
    const codes = await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        const token = n % 3 ? t.token : otherToken;
        const body = betBody(t, { token, txId: `b${n}`, roundId: `r${n}`, amount: "1.50" });
        const handle = n % 2 ? t.handle : second;
        return (await sendRaw({ ...t, handle }, { call: "bet", body })).code;
      }),
    );
    expect(codes.filter((code) => code === "OK")).toHaveLength(66 + 40);
    expect(await t.cash()).toBe("1.00");
    expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
  });

  test("one bet sent many times at once has one effect and one platform id", async () => {
    const t = await freshTable();
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.bet({ txId: "b1" })));
    expect(new Set(answers.map((answer) => answer.platformTxId)).size).toBe(1);
    expect(answers.filter((answer) => answer.replay === false)).toHaveLength(1);
    expect(await t.cash()).toBe("90.00");
  });

  test("an answer lost after the debit is 503; the retry answers the same platform id", async () => {
    const t = await freshTable();
    const { secrets } = await testContext({ merchant: t.merchant });
    let lost: unknown;
    const pool = new Proxy(t.store.pool, {
      get(target, name) {
        if (name !== "query") return Reflect.get(target, name);
        return async (...args: Parameters<typeof target.query>) => {
          const result = (await target.query(...args)) as unknown as {
            rows: { answer?: { platformTxId: string }[] }[];
          };
          lost ??= result.rows[0]?.answer?.[0]?.platformTxId;
          throw new Error("connection terminated");
        };
      },
    });
    const failing = createWalletServer({
      store: { ...t.store, pool },
      clock: t.clock,
      random: testRandom(),
      secrets,
    });
    const unknown = await sendRaw({ ...t, handle: failing }, { call: "bet", body: betBody(t) });
    expect(unknown).toMatchObject({ status: 503, code: "TEMPORARY" });
    expect(await t.cash()).toBe("90.00");

    const retried = await t.bet({ txId: "b1" });
    expect(retried).toMatchObject({ code: "OK", replay: true, platformTxId: lost });
    expect(await t.cash()).toBe("90.00");
  });
});

test("a new session waits for a transfer in progress and answers the balance after it", async () => {
  const { store, merchant, member, clock, call, launchToken } = await freshTable();
  const ticket = await launchToken();
  const opened = await store.inMerchant(merchant.code, async (tx) => {
    await transfer(tx, {
      merchant: merchant.code,
      key: "under-way",
      kind: "bet",
      from: { owner: member.id, kind: "cash" },
      to: { owner: "house", kind: "game" },
      amount: 100_000n,
      at: clock.now(),
    });
    const answer = call("authenticate", { launchToken: ticket, gameCode: GAME });
    await Promise.race([answer, delay(200)]);
    return { answer };
  });
  expect(await opened.answer).toMatchObject({ code: "OK", balance: "90.00" });
});

test("a request that cannot be read is reported by its code alone", async () => {
  const reported: LogEntry[] = [];
  const t = await freshTable();
  const parts = await testContext({ merchant: t.merchant, clock: t.clock });
  const log = (entry: LogEntry) => void reported.push(entry);
  const handle = createWalletServer({ ...parts, log });
  await sendRaw({ ...t, handle }, { headers: { "x-timestamp": "soon" } });
  await sendRaw({ ...t, handle }, { headers: { "x-signature": "0".repeat(64) } });
  const entry = { call: "vendor.unread", merchant: "", durationMs: 0, requestId: "" };
  expect(reported).toEqual([
    { ...entry, outcome: "refused", code: "BAD_REQUEST" },
    { ...entry, outcome: "refused", code: "INVALID_SIGNATURE" },
  ]);
});
