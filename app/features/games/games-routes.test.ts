import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Suggestions } from "#app/frame/header/search/suggestion.ts";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { seedCatalogue } from "#platform/demo/seed-catalogue.ts";
import { games } from "#platform/store/schema/catalogue.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { alba } from "#tests/under-test/demo-brands.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { loader as finish } from "./favourites/finish.ts";
import { loader as lotteries } from "./favourites/lotteries.ts";
import { loader as home } from "./home/layout.tsx";
import { loader as list } from "./list/route.tsx";
import { action as press, loader as saved } from "./lists/favourite.tsx";
import { loader as recent } from "./lists/recent.tsx";
import type { LaunchData } from "./play/launch.server.ts";
import { loader as frame, headers as frameHeaders } from "./play/route.tsx";
import { loader as search } from "./search/route.tsx";
import { loader as suggestions } from "./search/suggestions.ts";

useOwnDatabase();

const CLOSED = "tres-cerezas";
/** Two of different classes; the vendor of the second has none of the first's. */
const [TILES, BOARD] = ["domino-de-oro", "parchis-pirata"];
let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
  const store = await testStore();
  await store.inMerchant(alba.code, (tx) =>
    seedCatalogue(tx, alba, "http://studio.test", new Date()),
  );
  const states = [
    [CLOSED, "maintenance"],
    [TILES, "open"],
    [BOARD, "open"],
  ] as const;
  await store.inMerchant(alba.code, async (tx) => {
    for (const [code, state] of states) {
      const itself = and(eq(games.merchant, alba.code), eq(games.code, code));
      await tx.update(games).set({ state }).where(itself);
    }
  });
});
afterAll(() => site.close());

const heart = (over: object = {}) => ({
  nodeId: "don-pulpo",
  vendor: "OLAVIVA",
  gameType: "RNG",
  isFavourite: "true",
  to: "/rngList?q=don",
  ...over,
});
type Visitor = { cookie?: string; accept?: string };
const pressHeart = (over: object = {}, visitor: Visitor = {}) =>
  answerOf(press(site.visit({ path: "/favorite", form: heart(over), ...visitor })));
const savedCodes = async (cookie: string) => {
  const { data } = await answerOf(saved(site.visit({ path: "/favorite", cookie })));
  return (data as Awaited<ReturnType<typeof saved>>).saved.gameCodes;
};
const nameOf = (cookies: string[]) => (cookies[0] ?? "").split(";")[0] ?? "";

test("a member's press saves the game, and another takes it off", async () => {
  const cookie = await site.newMember();
  expect(await pressHeart({}, { cookie, accept: "*/*" })).toMatchObject({ status: 200, data: {} });
  expect(await savedCodes(cookie)).toEqual(["don-pulpo"]);
  expect(await pressHeart({ isFavourite: "false" }, { cookie })).toMatchObject({
    status: 302,
    to: "/rngList?q=don",
  });
  expect(await savedCodes(cookie)).toEqual([]);
});

test("a guest's press leads through the login dialog and is saved on the way back", async () => {
  const pressed = await pressHeart();
  const login = new URL(pressed.to ?? "", "http://alba.localhost");
  expect(login.pathname).toBe("/login");
  expect(pressed.cookies[0]).toMatch(/^pending-favourite=.*Path=\/favorite.*HttpOnly/);

  const path = login.searchParams.get("to") ?? "";
  const member = await site.newMember();
  const cookie = `${member}; ${nameOf(pressed.cookies)}`;
  const back = await answerOf(finish(site.visit({ path, cookie })));
  expect(back).toMatchObject({ status: 302, to: "/rngList?q=don" });
  expect(back.cookies[0]).toMatch(/^pending-favourite=.*Max-Age=0/);
  expect(await savedCodes(member)).toEqual(["don-pulpo"]);
});

test("an address alone saves nothing", async () => {
  const cookie = await site.newMember();
  await answerOf(finish(site.visit({ path: "/favorite/finish?to=/rngList", cookie })));
  expect(await savedCodes(cookie)).toEqual([]);
});

test("nobody is led to another site", async () => {
  const cookie = await site.newMember();
  expect((await pressHeart({ to: "//evil.example" }, { cookie })).to).toBe("/favorite");
});

test("a refusal is shown beside the heart; without scripts it leads to the saved games", async () => {
  const cookie = await site.newMember();
  const unknown = { nodeId: "no-such-game" };
  expect(await pressHeart(unknown, { cookie, accept: "*/*" })).toMatchObject({
    status: 422,
    data: { refused: "game_unknown" },
  });
  expect(await pressHeart(unknown, { cookie })).toMatchObject({ status: 302, to: "/favorite" });
  expect(await pressHeart({ gameType: "NONE" }, { cookie })).toMatchObject({ status: 400 });
});

test.each([
  ["/favorite", saved],
  ["/recent", recent],
  ["/rngList?list=fav", list],
  ["/rngList?list=recent", list],
])("%s asks a guest to log in first", async (path, loader) => {
  const { status, to } = await answerOf(loader(site.visit({ path })));
  expect([status, to]).toEqual([302, `/login?to=${encodeURIComponent(path)}`]);
});

test("a list says of the vendor what it has", async () => {
  const { data } = await answerOf(list(site.visit({ path: "/rngList?vassalage=OLAVIVA" })));
  const { vendor } = data as Awaited<ReturnType<typeof list>>;
  expect(vendor).toMatchObject({ name: "Olaviva", rtpFrom: "95.99", rtpTo: "96.60" });
});

test("a list offers only the classes of its vendor", async () => {
  const { data } = await answerOf(list(site.visit({ path: "/pvpList?vassalage=BARRILETE" })));
  const { classes, allClasses } = data as Awaited<ReturnType<typeof list>>;
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.every(({ vendors }) => vendors.includes("BARRILETE"))).toBe(true);
  expect(classes.length).toBeLessThan(allClasses.length);
});

test("the hot list is one page, and saved lotteries are the browser's", async () => {
  const { data } = await answerOf(list(site.visit({ path: "/rngList?list=hot" })));
  const { result } = data as Awaited<ReturnType<typeof list>>;
  if ("reason" in result) throw new Error(result.reason);
  expect(result.games.length).toBe(result.totalGames);
  const cookie = await site.newMember();
  const lotteries = await answerOf(list(site.visit({ path: "/lott?list=fav", cookie })));
  expect(lotteries.data).toMatchObject({ gameType: "LOTT", result: { reason: "local" } });
});

test("all saved lotteries are shown, in the browser's order, and those of one type alone", async () => {
  const codesOf = (type: string) =>
    catalogueGames.filter(({ gameType }) => gameType === type).map(({ code }) => code);
  const [draws, instant] = [codesOf("LOTT"), codesOf("ELOTT")];
  const codes = [...draws, "no-such-game", "don-pulpo", ...instant].reverse();
  expect(codes.length).toBeGreaterThan(50);
  const shown = async (more: string) => {
    const params = new URLSearchParams(codes.map((code) => ["gameId", code]));
    const answer = lotteries(site.visit({ path: `/favorite/lotteries?${params}${more}` }));
    const { data } = await answerOf(answer);
    return (data as Awaited<ReturnType<typeof lotteries>>).games.map(({ gameCode }) => gameCode);
  };
  expect(await shown("")).toEqual([...draws, ...instant].reverse());
  expect(await shown("&type=LOTT")).toEqual([...draws].reverse());
  expect(await shown("&type=ELOTT")).toEqual([...instant].reverse());
  expect(await shown("&type=RNG")).toEqual([]);
});

const searched = async (q: string) => {
  const { data } = await answerOf(search(site.visit({ path: `/search?q=${q}` })));
  const { result } = data as Awaited<ReturnType<typeof search>>;
  if ("reason" in result) throw new Error(result.reason);
  return { ...result, types: [...new Set(result.games.map(({ gameType }) => gameType))] };
};

test("the header's search finds games of every type, by their names and by their vendors'", async () => {
  expect((await searched("ruleta")).types).toContain("LIVE");
  const { games: ofVendor } = await searched("olaviva");
  expect(ofVendor).toHaveLength(24);
  expect(new Set(ofVendor.map(({ vassalage }) => vassalage))).toEqual(new Set(["OLAVIVA"]));
  const all = await searched("");
  expect(all.totalGames).toBeGreaterThan((await searched("olaviva")).totalGames);
});

const open = async (path: string, cookie?: string) => {
  const answer = await answerOf(frame(site.visit({ path, ...(cookie && { cookie }) })));
  return { ...answer, data: answer.data as LaunchData | null };
};

test("a game asks a guest to log in first, and leads back to itself", async () =>
  expect((await open("/game?gameCode=don-pulpo")).to).toBe(
    "/login?to=%2Fgame%3FgameCode%3Ddon-pulpo",
  ));

test("a game in maintenance says so to anybody and suggests six that are open", async () => {
  const { data } = await open(`/game?gameCode=${CLOSED}`);
  expect(data).toMatchObject({ reason: "maintenance", backTo: "/rngList" });
  if (data?.url !== null) throw new Error("it opened");
  expect(data.popular).toHaveLength(6);
  expect(data.popular.every(({ isClosed }) => !isClosed)).toBe(true);
});

test.each([
  "/game?gameCode=no-such-game",
  "/lottery?gameCode=no-such-game",
  "/seamless?vendor=NOBODY",
])("%s is not there", async (path) =>
  expect(await open(path)).toMatchObject({ status: 404, data: { url: null, reason: "gone" } }),
);

test("a frame without a game leads to the list, one in the wrong frame to its own", async () => {
  expect((await open("/game")).to).toBe("/rngList");
  const cookie = await site.newMember();
  expect((await open("/seamless?gameCode=don-pulpo", cookie)).to).toBe("/game?gameCode=don-pulpo");
});

test("nobody keeps the page of a frame", () =>
  expect(frameHeaders({} as never)).toEqual({ "cache-control": "no-store" }));

test("a brand without slots has neither their lists nor their rows, and leads to its first open list", async () => {
  const { config } = findBrand(new Request("http://alba.localhost/"))!;
  config.gameTypes = ["FISH", "LIVE"];
  config.home = ["hero", "categories", "shelf", { shelf: "OCEAN" }, { games: "RNG" }, "types"];
  try {
    for (const path of ["/rng", "/rngList", "/rngList?q=don", "/pvpList"])
      expect((await answerOf(list(site.visit({ path })))).status).toBe(404);
    expect((await answerOf(list(site.visit({ path: "/liveList" })))).status).toBe(200);
    expect((await open("/game")).to).toBe("/liveList");
    expect((await searched("don+pulpo")).types).not.toContain("RNG");
    expect((await searched("ruleta")).types).toEqual(["LIVE"]);
    const { data } = await answerOf(home(site.visit({ path: "/" })));
    const { home: shown, linkedData } = data as Awaited<ReturnType<typeof home>>;
    expect(shown).toMatchObject({ categories: [], shelves: [{ of: { games: "LIVE" } }] });
    expect(JSON.stringify(linkedData)).toContain("/search?q={search_term_string}");
  } finally {
    delete config.gameTypes;
    delete config.home;
  }
});

test("what a brand does not offer does not open, and is neither suggested, saved nor recent", async () => {
  const { config } = findBrand(new Request("http://alba.localhost/"))!;
  const cookie = await site.newMember();
  const fish = { nodeId: "cazaperlas", vendor: "OLAVIVA", gameType: "FISH" };
  await pressHeart(fish, { cookie });
  expect(await pressHeart({}, { cookie })).toMatchObject({ status: 302 });
  const savedGames = async () => {
    const { data } = await answerOf(saved(site.visit({ path: "/favorite", cookie })));
    const { result } = data as Awaited<ReturnType<typeof saved>>;
    return "reason" in result ? [] : result.games.map(({ gameCode }) => gameCode);
  };
  expect(await savedGames()).toEqual(["cazaperlas", "don-pulpo"]);
  config.gameTypes = ["LIVE", "RNG"];
  try {
    const notOffered = [
      "/cockfight",
      "/fbsports",
      "/lottery",
      "/vnlottery",
      "/game?gameCode=cazaperlas",
    ];
    for (const path of [...notOffered, "/seamless?vendor=TCG_SEA"]) {
      const { status, data } = await open(path, cookie);
      expect([path, status, data?.game]).toEqual([path, 404, null]);
      if (data?.url !== null) throw new Error("it opened");
      expect(data.popular).toHaveLength(6);
      expect(data.popular.every(({ to }) => to === undefined)).toBe(true);
    }
    expect((await open(`/game?gameCode=${CLOSED}`)).status).toBe(200);
    expect(await savedGames()).toEqual(["don-pulpo"]);
    expect((await searched("cazaperlas")).types).not.toContain("FISH");
  } finally {
    delete config.gameTypes;
  }
});

const suggested = async (q: string) => {
  const path = `/search/suggestions?q=${encodeURIComponent(q)}`;
  const answer = await suggestions(site.visit({ path }));
  return (await answer.json()) as Suggestions;
};

test("one letter suggests games, and a vendor's name the vendor before its games", async () => {
  const { q, found: [first, ...others] = [] } = await suggested(" d ");
  expect(q).toBe("d");
  expect(first).toMatchObject({ picture: expect.stringMatching(/-360\.webp$/) });
  expect([first, ...others].filter((one) => one && "picture" in one)).toHaveLength(5);

  const ofVendor = (await suggested("olav")).found ?? [];
  expect(ofVendor[0]).toEqual({
    name: "Olaviva",
    to: "/vendor/OLAVIVA",
    gameCount: expect.any(Number),
  });
  expect(ofVendor.slice(1).map((one) => "picture" in one)).toEqual(Array(5).fill(true));
});

test("a suggestion leads where its card does, and no text suggests nothing", async () => {
  expect((await suggested("don pulpo")).found?.[0]).toMatchObject({
    name: "Don Pulpo",
    to: "/game?gameCode=don-pulpo",
  });
  expect(await suggested("   ")).toEqual({ q: "", found: [] });
  expect((await suggested("xqzwvk")).found).toEqual([]);
});

test("a brand suggests no game of a type it does not offer", async () => {
  const { config } = findBrand(new Request("http://alba.localhost/"))!;
  config.gameTypes = ["LIVE"];
  try {
    expect((await suggested("don pulpo")).found).toEqual([]);
  } finally {
    delete config.gameTypes;
  }
});
