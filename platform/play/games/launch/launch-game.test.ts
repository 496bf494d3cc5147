import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext, testStore } from "#tests/support/database.ts";
import { freshTable, freshVendor, GAME, VENDOR, vendorServer } from "#tests/support/vendor.ts";
import { launchRequest } from "../../../contract/play/vendor-wallet.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { games, vendors } from "../../../store/schema/catalogue.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { launchTokens } from "../../../store/schema/vendor-wallet.ts";
import { launchDemo } from "./launch-demo.ts";
import { launchGame } from "./launch-game.ts";

const input = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
  cashierUrl: "http://alba.test/member/deposit",
} as const;

test("asks the vendor with a signed request and returns its address", async () => {
  const t = await freshTable();
  const { asked, outside } = vendorServer();
  const context = await testContext({ ...t, actor: t.member.actor, outside });
  const launched = await launchGame(context, input);

  expect(launched).toMatchObject({
    url: "http://vendor.test/play/1",
    isDemo: false,
    carriedAt: null,
    game: { gameCode: GAME, vassalage: VENDOR, vendorName: "Vendor one", minBet: 2_000n },
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ isSigned: true, url: "http://vendor.test/launch" });
  const body = launchRequest.parse(asked[0]!.body);
  expect(body).toMatchObject({ playerId: t.playerId, mode: "real", currencySymbol: "P" });

  const { launchToken } = body;
  const opened = await t.call("authenticate", { launchToken, gameCode: GAME });
  expect(opened).toMatchObject({ code: "OK", playerId: t.playerId });
});

test("tells the vendor the way of playing, and nothing where none is named", async () => {
  const t = await freshTable();
  const { asked, outside } = vendorServer();
  const context = await testContext({ ...t, actor: t.member.actor, outside });
  await launchGame(context, { ...input, playType: "3XZX" });
  await launchGame(context, input);
  const [named, unnamed] = asked.map(({ body }) => launchRequest.parse(body));
  expect(named).toMatchObject({ playType: "3XZX", country: "" });
  expect(unnamed).not.toHaveProperty("playType");
});

test("tells the vendor whether the merchant allows autoplay and turbo, in demos too", async () => {
  const t = await freshTable();
  const { asked, outside } = vendorServer();
  const { merchant } = t;
  await launchGame(await testContext({ ...t, actor: t.member.actor, outside }), input);
  await t.store.db
    .update(merchants)
    .set({ settings: { games: { autoplay: false, turbo: false } } })
    .where(eq(merchants.code, merchant.code));
  const now = { ...t, merchant: await findMerchant(t.store, merchant.code) };
  await launchGame(await testContext({ ...now, actor: t.member.actor, outside }), input);
  await t.store.inMerchant(merchant.code, (tx) => tx.update(games).set({ hasDemo: true }));
  const { cashierUrl: _, ...demo } = input;
  await launchDemo(await testContext({ ...now, actor: null, outside }), demo);
  const told = asked.map(({ body }) => launchRequest.parse(body));
  expect(told.map(({ autoplay, turbo }) => [autoplay, turbo])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test("keeps only the token's hash", async () => {
  const t = await freshTable();
  const { asked, outside } = vendorServer();
  await launchGame(await testContext({ ...t, actor: t.member.actor, outside }), input);
  const { launchToken } = launchRequest.parse(asked[0]!.body);
  const kept = await t.store.inMerchant(t.merchant.code, (tx) => tx.select().from(launchTokens));
  expect(JSON.stringify(kept)).not.toContain(launchToken.split(".")[1]);
});

test("refuses a guest before anything is asked", async () => {
  const merchant = await freshMerchant();
  await freshVendor(merchant);
  const { asked, outside } = vendorServer();
  await expect(launchGame(await testContext({ merchant, outside }), input)).rejects.toMatchObject({
    code: "not_logged_in",
    status: 401,
  });
  expect(asked).toEqual([]);
});

test("gives a trial account play money, and no game that has none", async () => {
  const merchant = await freshMerchant();
  await freshVendor(merchant, { hasDemo: true });
  await freshVendor(merchant, { game: "ONLYREAL" });
  const { asked, outside } = vendorServer();
  const { actor } = await freshMember(merchant, { type: 4 });
  const context = await testContext({ merchant, outside, actor });
  const refused = launchGame(context, { ...input, gameCode: "ONLYREAL" });
  await expect(refused).rejects.toMatchObject({ code: "in_need_true_account" });
  expect(asked).toEqual([]);
  expect(await launchGame(context, input)).toMatchObject({ isDemo: true });
  expect(launchRequest.parse(asked[0]!.body)).toMatchObject({ mode: "demo", currency: "FUN" });
});

test("refuses a game that is off, unknown, of a vendor that is off, or another merchant's", async () => {
  const [merchant, other] = [await freshMerchant(), await freshMerchant()];
  const store = await testStore();
  await freshVendor(merchant);
  await freshVendor(other, { game: "THEIRS" });
  const { asked, outside } = vendorServer();
  const { actor } = await freshMember(merchant);
  const context = await testContext({ merchant, outside, actor });
  const refused = { code: "game_maintenance" };

  for (const gameCode of ["NOBODY", "THEIRS"])
    await expect(launchGame(context, { ...input, gameCode })).rejects.toMatchObject(refused);
  await store.inMerchant(merchant.code, (tx) => tx.update(games).set({ isEnabled: false }));
  await expect(launchGame(context, input)).rejects.toMatchObject(refused);
  await store.inMerchant(merchant.code, (tx) => tx.update(games).set({ isEnabled: true }));
  await store.inMerchant(merchant.code, (tx) => tx.update(vendors).set({ isEnabled: false }));
  await expect(launchGame(context, input)).rejects.toMatchObject(refused);
  expect(asked).toEqual([]);
});

test.each([
  ["does not answer", () => Promise.reject(new Error("refused"))],
  ["answers an error", async () => new Response("{}", { status: 500 })],
  ["answers no JSON", async () => new Response("<p>")],
  ["answers a script", vendorServer({ url: "javascript:alert(1)", expiresIn: 1 }).outside],
])("refuses with game_maintenance when the vendor %s", async (_, outside) => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor, outside });
  await expect(launchGame(context, input)).rejects.toMatchObject({ code: "game_maintenance" });
});
