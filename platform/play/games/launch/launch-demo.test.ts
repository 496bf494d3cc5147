import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { freshTable, freshVendor, GAME, vendorServer } from "#tests/support/vendor.ts";
import { launchRequest } from "../../../contract/play/vendor-wallet.ts";
import { ledgerTransfers } from "../../../store/schema/ledger.ts";
import { rounds } from "../../../store/schema/round.ts";
import { launchTokens } from "../../../store/schema/vendor-wallet.ts";
import { launchDemo } from "./launch-demo.ts";

const input = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
} as const;

async function freshDemo(options: { hasDemo?: boolean } = {}) {
  const merchant = await freshMerchant();
  await freshVendor(merchant, { hasDemo: true, ...options });
  const { asked, outside } = vendorServer();
  const context = await testContext({ merchant, outside });
  return { merchant, asked, context, bodyAt: (at: number) => launchRequest.parse(asked[at]?.body) };
}

test("opens for a guest under a new name each time", async () => {
  const { asked, bodyAt, context, merchant } = await freshDemo();
  expect(await launchDemo(context, input)).toMatchObject({
    url: "http://vendor.test/play/1",
    game: { gameCode: GAME, hasDemo: true },
  });
  await launchDemo(context, input);
  expect(asked[0]).toMatchObject({ isSigned: true });
  expect(bodyAt(0)).toMatchObject({ mode: "demo", currency: "FUN", currencySymbol: "★" });
  expect(bodyAt(0).playerId).toMatch(new RegExp(`^${merchant.code}\\.demo-`));
  expect(bodyAt(0).playerId).not.toBe(bodyAt(1).playerId);
});

test("opens for a member under another name than the one with money", async () => {
  const { bodyAt, context, merchant } = await freshDemo();
  const { actor } = await freshMember(merchant);
  await launchDemo({ ...context, actor }, input);
  await launchDemo({ ...context, actor }, input);
  expect(bodyAt(0).playerId).toBe(`${merchant.code}.demo-${actor.memberId}`);
  expect(bodyAt(1).playerId).toBe(bodyAt(0).playerId);
});

test("tells the vendor the way of playing", async () => {
  const { bodyAt, context } = await freshDemo();
  await launchDemo(context, { ...input, playType: "3XZX" });
  expect(bodyAt(0)).toMatchObject({ playType: "3XZX" });
});

test("leaves nothing behind, and its token buys no session", async () => {
  const { bodyAt, context } = await freshDemo();
  await launchDemo(context, input);
  const { merchant, store } = context;
  const left = await store.inMerchant(merchant.code, async (tx) => [
    ...(await tx.select().from(launchTokens)),
    ...(await tx.select().from(ledgerTransfers)),
    ...(await tx.select().from(rounds)),
  ]);
  expect(left).toEqual([]);
  const table = await freshTable();
  const { launchToken, playerId } = bodyAt(0);
  const entry = await table.call("authenticate", { launchToken, gameCode: GAME });
  expect(entry.code).toBe("TOKEN_INVALID");
  const win = { playerId, txId: "w1", roundId: "r1", amount: "5.00", roundClosed: true };
  expect((await table.call("win", win)).code).not.toBe("OK");
});

test("refuses a game without a demo, and another merchant's game", async () => {
  const { asked, context } = await freshDemo({ hasDemo: false });
  await expect(launchDemo(context, input)).rejects.toMatchObject({ code: "demo_unavailable" });
  const other = await freshMerchant();
  await freshVendor(other, { game: "THEIRS", hasDemo: true });
  const theirs = launchDemo(context, { ...input, gameCode: "THEIRS" });
  await expect(theirs).rejects.toMatchObject({ code: "game_maintenance" });
  expect(asked).toEqual([]);
});

test("refuses an address that opens one after the other", async () => {
  const { context } = await freshDemo();
  for (let opened = 0; opened < 120; opened += 1) await launchDemo(context, input);
  await expect(launchDemo(context, input)).rejects.toMatchObject({
    code: "too_many_attempts",
    status: 429,
  });
  const elsewhere = { ...context, clientAddress: "203.0.113.7" };
  expect(await launchDemo(elsewhere, input)).toMatchObject({ url: expect.any(String) });
});
