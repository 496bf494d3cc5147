import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import type { InputOf } from "../contract/call.ts";
import { gameList, gameVendors, hotGames } from "../contract/games.ts";
import { send } from "../contract/send.ts";
import { type PlatformUnderTest, platformUnderTest } from "../http/platform-under-test.ts";
import { games, vendors } from "../store/schema/catalogue.ts";
import { alba } from "../store/seed/alba.ts";
import { seedCatalogue } from "../store/seed/seed-catalogue.ts";

let under: PlatformUnderTest;

beforeAll(async () => {
  under = await platformUnderTest();
  const { code } = under.merchant;
  const store = await testStore();
  await store.inMerchant(code, (tx) => seedCatalogue(tx, { ...alba, code }, "http://studio.test"));
});

type Query = Partial<InputOf<typeof gameList>>;
const list = (query: Query = {}) =>
  send(under.caller(), gameList, {
    clientType: "3",
    language: "es",
    pageNo: 1,
    pageSize: 12,
    ...query,
  });

test("pages of all games meet without gap or repeat, favourites first", async () => {
  const first = await list();
  expect(first).toMatchObject({ totalGames: 100, totalPages: 9 });
  expect(first.games.map(({ gameCode }) => gameCode)).toEqual(alba.favourites);
  const seen = new Set<string>();
  for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
    for (const { gameCode } of (await list({ pageNo })).games) seen.add(gameCode);
  }
  expect(seen.size).toBe(100);
});

test("a game says what a player wants to know", async () => {
  const { games: found } = await list({ gameName: "don pulpo" });
  expect(found).toMatchObject([
    {
      gameCode: "don-pulpo",
      gameType: "RNG",
      rtp: "95.99",
      minBet: 2_000n,
      minLineNum: 20,
      hasDemo: false,
      isNew: false,
      picture: "/media/games/don-pulpo",
    },
  ]);
  const { games: fresh } = await list({ gameName: "PISTA ESTELAR" });
  expect(fresh[0]?.isNew).toBe(true);
});

test("filters go together, and what a person types is text", async () => {
  const { lanes } = await send(under.caller(), gameVendors, {});
  const vassalage = lanes[0]?.cards[0]?.vassalage ?? "";
  const both = await list({ vassalage, gameClassify: "CLASSIC", pageSize: 60 });
  expect(both.totalGames).toBeGreaterThan(0);
  for (const game of both.games) {
    expect([game.vassalage, game.gameClassify]).toEqual([vassalage, "CLASSIC"]);
  }
  expect((await list({ gameName: "%" })).totalGames).toBe(0);
  expect((await list({ gameName: "_" })).totalGames).toBe(0);
  expect((await list({ gameType: "LIVE" })).totalGames).toBe(0);
});

test("lanes count their games and list vendors and classes", async () => {
  const { lanes } = await send(under.caller(), gameVendors, {});
  expect(lanes.map(({ title, gameCount }) => [title, gameCount])).toEqual([["RNG", 100]]);
  expect(lanes[0]?.cards).toHaveLength(9);
  expect(lanes[0]?.cards[0]).toMatchObject({ logo: expect.stringMatching(/^\/media\/vendors\//) });
  expect(lanes[0]?.gameClassify).toContain("OCEAN");
});

test("hot games come by type in order of popularity", async () => {
  const hot = await send(under.caller(), hotGames, { language: "es" });
  expect(hot.map(({ gameType }) => gameType)).toEqual(["RNG"]);
  expect(hot[0]?.games.map(({ gameCode }) => gameCode)).toEqual(alba.favourites);
});

test("a game or a vendor that is off is nowhere, and other merchants see none", async () => {
  const { code } = under.merchant;
  const store = await testStore();
  const before = await list({ vassalage: "OLAVIVA" });
  await store.inMerchant(code, async (tx) => {
    const off = { isEnabled: false };
    const oneGame = and(eq(games.merchant, code), eq(games.code, "sol-serpiente"));
    await tx.update(games).set(off).where(oneGame);
    const oneVendor = and(eq(vendors.merchant, code), eq(vendors.code, "OLAVIVA"));
    await tx.update(vendors).set(off).where(oneVendor);
  });
  expect(before.totalGames).toBeGreaterThan(0);
  expect((await list({ vassalage: "OLAVIVA" })).totalGames).toBe(0);
  expect((await list({ gameName: "sol serpiente" })).totalGames).toBe(0);
  const { lanes } = await send(under.caller(), gameVendors, {});
  expect(lanes[0]?.cards.map(({ vassalage }) => vassalage)).not.toContain("OLAVIVA");
  const hot = await send(under.caller(), hotGames, { language: "es" });
  expect(hot[0]?.games.map(({ gameCode }) => gameCode)).not.toContain("sol-serpiente");
  const other = await platformUnderTest();
  expect((await send(other.caller(), gameVendors, {})).lanes).toEqual([]);
});
