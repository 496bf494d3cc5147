import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext, testStore } from "#tests/support/database.ts";
import { freshTable, freshVendor, GAME, VENDOR } from "#tests/support/vendor.ts";
import type { Context } from "../../core/context.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { countPopularity } from "./count-popularity.ts";
import { launchGame } from "./launch/launch-game.ts";
import { rememberOpened } from "./launch/remember-opened.ts";
import { listFavouriteCodes } from "./list-favourite-codes.ts";
import { listFavouriteGames } from "./list-favourite-games.ts";
import { listRecentGames } from "./list-recent-games.ts";
import { setFavourite } from "./set-favourite.ts";

const page = { language: "es", pageNo: 1, pageSize: 12 };
const heart = (nodeId = GAME, isFavourite = true) => ({
  nodeId,
  vendor: VENDOR,
  gameType: "RNG" as const,
  isFavourite,
});

/** A member at a merchant that has the games GAME1 (a slot), LIVE1 (a table) and GAME2 (a slot). */
async function freshLobby() {
  const table = await freshTable();
  await freshVendor(table.merchant, { game: "LIVE1", gameType: "LIVE" });
  await freshVendor(table.merchant, { game: "GAME2" });
  const context = await testContext({ ...table, actor: table.member.actor });
  return { ...table, context };
}

const saved = async (context: Context) =>
  (await listFavouriteGames(context, page)).content.map(({ gameCode }) => gameCode);
const recent = async (context: Context, more: object = {}) =>
  (await listRecentGames(context, { ...page, ...more })).list.map(({ gameCode }) => gameCode);

test("saves a game once, the last one first, and takes it off once", async () => {
  const { context, clock } = await freshLobby();
  expect(await setFavourite(context, heart())).toEqual({ isFavourite: true });
  clock.advance(1_000);
  await setFavourite(context, heart("GAME2"));
  clock.advance(1_000);
  await setFavourite(context, heart());
  expect(await saved(context)).toEqual(["GAME2", GAME]);
  expect(await listFavouriteCodes(context)).toEqual({ gameCodes: ["GAME2", GAME] });
  for (const _ of [1, 2]) await setFavourite(context, heart("GAME2", false));
  expect(await saved(context)).toEqual([GAME]);
  expect(await listFavouriteGames(context, { ...page, gameType: "LIVE" })).toMatchObject({
    content: [],
    totalGames: 0,
  });
});

test("pages saved games", async () => {
  const { context, clock } = await freshLobby();
  for (const code of [GAME, "GAME2"]) {
    await setFavourite(context, heart(code));
    clock.advance(1_000);
  }
  const second = await listFavouriteGames(context, { ...page, pageNo: 2, pageSize: 1 });
  expect(second).toMatchObject({ content: [{ gameCode: GAME }], totalPages: 2, totalGames: 2 });
  const others = await listFavouriteGames(context, { ...page, gameTypes: ["LIVE", "FISH"] });
  expect(others).toEqual({ content: [], totalPages: 0, totalGames: 0 });
});

test("refuses guests, trial accounts, and games that are not what they are said to be", async () => {
  const { context, merchant } = await freshLobby();
  const guest = await testContext({ merchant });
  const { actor } = await freshMember(merchant, { type: 4 });
  const trial = await testContext({ merchant, actor });
  const loggedOut = { code: "not_logged_in", status: 401 };
  const notReal = { code: "in_need_true_account", status: 403 };
  await expect(setFavourite(guest, heart())).rejects.toMatchObject(loggedOut);
  await expect(listFavouriteGames(guest, page)).rejects.toMatchObject(loggedOut);
  await expect(listFavouriteCodes(guest)).rejects.toMatchObject(loggedOut);
  await expect(listRecentGames(guest, page)).rejects.toMatchObject(loggedOut);
  await expect(setFavourite(trial, heart())).rejects.toMatchObject(notReal);
  await expect(listFavouriteGames(trial, page)).rejects.toMatchObject(notReal);
  expect(await listFavouriteCodes(trial)).toEqual({ gameCodes: [] });
  for (const wrong of [heart("NOBODY"), { ...heart(), vendor: "V2" }, heart("LIVE1")]) {
    await expect(setFavourite(context, wrong)).rejects.toMatchObject({ code: "game_unknown" });
  }
  expect(await saved(context)).toEqual([]);
});

test("a saved game that is off is not shown, comes back, and can be taken off meanwhile", async () => {
  const { context, store, merchant } = await freshLobby();
  await setFavourite(context, heart());
  const setVendor = (isEnabled: boolean) =>
    store.inMerchant(merchant.code, (tx) =>
      tx.update(vendors).set({ isEnabled }).where(eq(vendors.merchant, merchant.code)),
    );
  await setVendor(false);
  expect(await saved(context)).toEqual([]);
  await setVendor(true);
  expect(await saved(context)).toEqual([GAME]);
  await setVendor(false);
  await setFavourite(context, heart(GAME, false));
  await setVendor(true);
  expect(await saved(context)).toEqual([]);
});

test("nobody sees another member's or another merchant's games", async () => {
  const [one, two] = [await freshLobby(), await freshLobby()];
  await setFavourite(one.context, heart());
  await rememberOpened(one.context, one.member.id, GAME);
  const { actor } = await freshMember(one.merchant);
  const beside = await testContext({ merchant: one.merchant, actor });
  const across = await testContext({ merchant: two.merchant, actor: one.member.actor });
  for (const context of [beside, across, two.context]) {
    expect(await saved(context)).toEqual([]);
    expect(await recent(context)).toEqual([]);
  }
});

test("recent games are opened or played ones, each once, the last one first", async () => {
  const { context, clock, member, bet } = await freshLobby();
  expect(await recent(context)).toEqual([]);
  await rememberOpened(context, member.id, "GAME2");
  clock.advance(1_000);
  await bet({ txId: "b1" });
  expect(await recent(context)).toEqual([GAME, "GAME2"]);
  clock.advance(1_000);
  await rememberOpened(context, member.id, "GAME2");
  await rememberOpened(context, member.id, "LIVE1");
  expect(await recent(context)).toEqual(["GAME2", "LIVE1", GAME]);
  expect(await recent(context, { gameType: "LIVE" })).toEqual(["LIVE1"]);
  expect(await recent(context, { vassalage: "V2" })).toEqual([]);
  expect(await recent(context, { gameTypes: ["LIVE", "FISH"] })).toEqual(["LIVE1"]);
  const second = await listRecentGames(context, { ...page, pageNo: 2, pageSize: 2 });
  expect(second).toMatchObject({ list: [{ gameCode: GAME }], totalPages: 2, totalGames: 3 });
});

test("a launch makes a game recent; one in maintenance does not launch", async () => {
  const { context, store, merchant } = await freshLobby();
  const outside = async () => Response.json({ url: "http://vendor.test/play/1", expiresIn: 300 });
  const input = {
    gameCode: "GAME2",
    language: "es",
    platform: "html5" as const,
    backUrl: "http://alba.test/",
    cashierUrl: "http://alba.test/member/deposit",
  };
  await launchGame({ ...context, outside }, input);
  expect(await recent(context)).toEqual(["GAME2"]);
  await store.inMerchant(merchant.code, (tx) => tx.update(games).set({ state: "maintenance" }));
  const launched = launchGame({ ...context, outside }, { ...input, gameCode: GAME });
  await expect(launched).rejects.toMatchObject({ code: "game_maintenance", status: 409 });
  expect(await recent(context)).toEqual(["GAME2"]);
});

test("popularity is the pins, then the rounds of thirty days", async () => {
  const { store, merchant, clock, betwin } = await freshLobby();
  const other = await freshMerchant();
  await freshVendor(other);
  await betwin({ txId: "b1", winTxId: "w1" });
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(games).set({ pin: 0 }).where(eq(games.code, "LIVE1")),
  );
  const order = async () => {
    const rows = await store.inMerchant(merchant.code, async (tx) => {
      await countPopularity(tx, merchant.code, clock.now());
      return tx.select({ code: games.code, popularity: games.popularity }).from(games);
    });
    rows.sort((a, b) => b.popularity - a.popularity);
    return rows;
  };
  const played = await order();
  expect(played.map(({ code }) => code)).toEqual(["LIVE1", GAME, "GAME2"]);
  expect(played[1]!.popularity).toBeGreaterThanOrEqual(1_000);
  clock.advance(31 * 86_400_000);
  for (const { code, popularity } of await order()) {
    expect(popularity > 1_000).toBe(code === "LIVE1");
  }
  const theirs = await (await testStore()).inMerchant(other.code, (tx) => tx.select().from(games));
  expect(theirs.map(({ popularity }) => popularity)).toEqual([0]);
});
