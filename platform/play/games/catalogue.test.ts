import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { TEST_START, testStore } from "#tests/support/database.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { alba } from "../../../tests/under-test/demo-brands.ts";
import {
  type PlatformUnderTest,
  platformUnderTest,
} from "../../../tests/under-test/platform-under-test.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import {
  gameList,
  gameOne,
  gameSuggestions,
  gameVendors,
  hotGames,
  newGames,
} from "../../contract/play/games.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { send } from "../../contract/wire/send.ts";
import { seedCatalogue } from "../../demo/seed-catalogue.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { merchants } from "../../store/schema/merchant.ts";

const DAY_MS = 86_400_000;
const ALL = catalogueGames.length;
let under: PlatformUnderTest;

beforeAll(async () => {
  under = await platformUnderTest();
  const { code } = under.merchant;
  await inMerchant((tx) =>
    seedCatalogue(tx, { ...alba, code }, "http://studio.test", new Date(TEST_START)),
  );
});

type Work = Parameters<Awaited<ReturnType<typeof testStore>>["inMerchant"]>[1];
const inMerchant = async (work: Work) => (await testStore()).inMerchant(under.merchant.code, work);

type Query = Partial<InputOf<typeof gameList>>;
const list = (query: Query = {}) =>
  send(under.caller(), gameList, {
    clientType: "3",
    sort: "popular",
    language: "es",
    pageNo: 1,
    pageSize: 12,
    ...query,
  });
const codesOf = (found: { games: { gameCode: string }[] }) =>
  found.games.map(({ gameCode }) => gameCode);
const typesOf = async () => (await send(under.caller(), gameVendors, {})).data.lanes;

/** Changes one game of the catalogue during some work, then restores it. */
async function having(
  code: string,
  change: Partial<typeof games.$inferInsert>,
  work: () => Promise<void>,
) {
  const itself = and(eq(games.merchant, under.merchant.code), eq(games.code, code));
  const [before] = (await inMerchant((tx) => tx.select().from(games).where(itself))) as [
    typeof games.$inferSelect,
  ];
  await inMerchant((tx) => tx.update(games).set(change).where(itself));
  try {
    await work();
  } finally {
    const { searchName: _, ...row } = before;
    await inMerchant((tx) => tx.update(games).set(row).where(itself));
  }
}

test("one vendor's card stands for all of its games, with every type", async () => {
  const cards = (await typesOf()).flatMap((ofType) => ofType.cards);
  const popups = cards.filter(({ isGame }) => isGame === "VASSALAGE");
  expect(new Set(popups.map(({ vassalage }) => vassalage))).toEqual(new Set(["CANTERA9"]));
  expect(popups.length).toBeGreaterThan(1);
});

test("pages of all games meet without gap or repeat, favourites first", async () => {
  const first = await list();
  expect(first).toMatchObject({ totalGames: ALL, totalPages: Math.ceil(ALL / 12) });
  expect(codesOf(first)).toEqual(alba.favourites);
  const seen = new Set<string>();
  for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
    for (const code of codesOf(await list({ pageNo }))) seen.add(code);
  }
  expect(seen.size).toBe(ALL);
});

test("a page holds twelve games unless asked otherwise", async () => {
  expect(gameList.input.parse({ language: "es" })).toMatchObject({ pageNo: 1, pageSize: 12 });
  expect((await list({ pageSize: 5 })).games).toHaveLength(5);
});

test("a game says what a player wants to know", async () => {
  const { games: found } = await list({ gameName: "don pulpo" });
  expect(found).toMatchObject([
    {
      gameCode: "don-pulpo",
      gameType: "RNG",
      state: "open",
      seriesIcon: null,
      rtp: "95.99",
      minBet: 2_000n,
      hasDemo: true,
      isNew: false,
      languages: ["es", "en"],
      releasedAt: Date.UTC(2025, 9, 7),
      picture: "/media/games/don-pulpo",
    },
  ]);
  const { games: draws } = await list({ gameName: "once y cinco" });
  expect(draws[0]).toMatchObject({ gameType: "LOTT", seriesIcon: "11X5", state: "maintenance" });
});

test.each(["clásico", "Frutas", "3 rodillos", "3 reels", "classic"])(
  "a search for %j begins with the slots of three reels",
  async (gameName) => {
    const { games: found, totalGames } = await list({ gameName });
    expect(totalGames).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ gameType: "RNG", rtp: "96.60", minBet: 500n, minLineNum: 5 });
  },
);

test("all nine types have games, and those without an engine are in maintenance", async () => {
  const types = await typesOf();
  expect(types.map(({ title }) => title)).toEqual([
    "RNG",
    "LIVE",
    "FISH",
    "PVP",
    "SPORTS",
    "ESPORTS",
    "LOTT",
    "ELOTT",
    "COCKFIGHT",
  ]);
  for (const { title, gameCount, openCount } of types) {
    const found = await list({ gameType: title, pageSize: 60 });
    expect(found.totalGames).toBe(gameCount);
    if (title === "RNG") expect(openCount).toBe(gameCount);
    if (title === "LOTT") expect(openCount).toBe(0);
  }
});

test("filters go together, and what a person types is text", async () => {
  const both = await list({ vassalage: "OLAVIVA", gameClassify: "CLASSIC", pageSize: 60 });
  expect(both.totalGames).toBeGreaterThan(0);
  for (const game of both.games) {
    expect([game.vassalage, game.gameClassify]).toEqual(["OLAVIVA", "CLASSIC"]);
  }
  expect((await list({ gameName: "%" })).totalGames).toBe(0);
  expect((await list({ gameName: "_" })).totalGames).toBe(0);
  expect((await list({ gameType: "LIVE", gameClassify: "OCEAN" })).totalGames).toBe(0);
});

test.each([
  ["PIÑATA", "pinata-real"],
  ["pinata", "pinata-real"],
  ["  real   piñata ", "pinata-real"],
  ["pinyata reel", "pinata-real"],
  ["solserpiente", "sol-serpiente"],
  ["tibron tito", "tiburon-tito"],
])("the search %j finds %s first", async (gameName, code) => {
  expect(codesOf(await list({ gameName, gameType: "RNG" }))[0]).toBe(code);
});

test("a word's beginning comes before its middle, however popular", async () => {
  await having("piruleta-pirata", { popularity: 2_000_000_000 }, async () => {
    const names = (await list({ gameName: "ruleta", pageSize: 60 })).games.map(({ name }) => name);
    expect(names).toContain("Piruleta Pirata");
    const within = names.findIndex((name) => !/\bruleta/i.test(name));
    expect(within).toBeGreaterThan(0);
    expect(names.slice(within).filter((name) => /\bruleta/i.test(name))).toEqual([]);
  });
});

test("a name that begins with the text comes before one with a later word of it", async () => {
  const later = { name: "Gran Ruleta Real", popularity: 2_000_000_000 };
  await having("piruleta-pirata", later, async () => {
    const names = (await list({ gameName: "rul", pageSize: 60 })).games.map(({ name }) => name);
    const ranks = names.map((name) => (/^rul/i.test(name) ? 0 : /\brul/i.test(name) ? 1 : 2));
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });
});

test("the game of a name comes before names that begin with it, however popular", async () => {
  const longer = { popularity: 2_000_000_000, name: "Don Pulpo y compañía" };
  await having("pinata-real", longer, async () => {
    const found = codesOf(await list({ gameName: "Don Pulpo" }));
    expect(found.slice(0, 2)).toEqual(["don-pulpo", "pinata-real"]);
  });
});

test.each(["olaviva", "OLAVIV", "oláv"])(
  "the search %j finds all games of a vendor",
  async (gameName) => {
    const [found, ofVendor] = await Promise.all([
      list({ gameName }),
      list({ vassalage: "OLAVIVA" }),
    ]);
    expect(found).toEqual(ofVendor);
    expect((await list({ gameName, gameType: "FISH" })).totalGames).toBeGreaterThan(0);
  },
);

test("games with a name come before those of a vendor with it", async () => {
  const { games: found } = await list({ gameName: "volcan", pageSize: 60 });
  const isNamed = found.map(({ name }) => /volc[aá]n/i.test(name));
  expect(isNamed).toContain(true);
  expect(isNamed).toContain(false);
  expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.indexOf(false));
});

test("a vendor's name goes with other words and filters, in any order", async () => {
  const [own] = (await list({ vassalage: "OLAVIVA", gameType: "RNG" })).games;
  const { games: both } = await list({ gameName: `${own!.name} olaviva` });
  expect(codesOf({ games: both })).toContain(own!.gameCode);
  const { games: north } = await list({ gameName: "norte grada", gameType: "SPORTS" });
  expect(north.length).toBeGreaterThan(0);
  for (const { vassalage, gameType } of north) {
    expect([vassalage, gameType]).toEqual(["GRADANORTE", "SPORTS"]);
  }
  const { games: few } = await list({ gameName: "vo", pageSize: 60 });
  expect(few.length).toBeGreaterThan(0);
  for (const { name } of few) expect(name).toMatch(/v[oó]/i);
});

test.each([
  ["tragamonedas", "RNG"],
  ["tragaperras", "RNG"],
  ["casino en vivo", "LIVE"],
])("players find all games of a type by its name: %s", async (gameName, gameType) => {
  const ofType = (await list({ gameType: gameType as GameType })).totalGames;
  const found = await list({ gameName });
  expect(found.totalGames).toBeGreaterThanOrEqual(ofType);
  expect((await list({ gameName, gameType: gameType as GameType })).totalGames).toBe(ofType);
});

test.each([
  ["blackjack", "BLACKJACK"],
  ["21", "BLACKJACK"],
  ["Sic Bo", "DICE"],
  ["bacará", "BACCARAT"],
  ["dragon tiger", "DRAGON"],
  ["rueda de la fortuna", "SHOW"],
  ["money wheel", "SHOW"],
  ["póker", "POKER"],
])("players find the games of a class by what they call it: %s", async (gameName, gameClassify) => {
  const codes = async (query: Query) => codesOf(await list({ ...query, pageSize: 60 }));
  const found = await codes({ gameName, gameType: "LIVE" });
  const ofClass = await codes({ gameClassify, gameType: "LIVE" });
  expect(ofClass.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(ofClass));
});

test("a word of a kind goes with other words", async () => {
  const { games: found } = await list({ gameName: "ruleta norvela", pageSize: 60 });
  expect(found.length).toBeGreaterThan(0);
  for (const game of found) expect(game.vassalage).toBe("NORVELA");
});

test("a class without an open game is not offered", async () => {
  const codes = async () => {
    const sports = (await typesOf()).find(({ title }) => title === "SPORTS");
    return sports?.gameClassify.map(({ code }) => code) ?? [];
  };
  await having("saque-y-red", { state: "maintenance" }, async () => {
    expect(await codes()).not.toContain("TENNIS");
  });
  await having("saque-y-red", { state: "open" }, async () => {
    expect(await codes()).toContain("TENNIS");
  });
});

test("games of several types, and those of some codes", async () => {
  const count = async (query: Query) => (await list(query)).totalGames;
  const [live, fish] = [await count({ gameType: "LIVE" }), await count({ gameType: "FISH" })];
  expect(await count({ gameTypes: ["LIVE", "FISH"] })).toBe(live + fish);
  const gameCodes = ["don-pulpo", "seis-suertes", "no-such-game"];
  const found = await list({ gameCodes });
  expect(codesOf(found).sort()).toEqual(["don-pulpo", "seis-suertes"]);
  expect(codesOf(await list({ gameCodes, gameType: "LOTT" }))).toEqual(["seis-suertes"]);
  expect(await count({ gameCodes: [] })).toBe(0);
});

test("likeness is asked only when no name holds the text, and keeps the filters", async () => {
  const exact = await list({ gameName: "dragon", pageSize: 60 });
  for (const { name } of exact.games) expect(name.toLowerCase()).toMatch(/drag[oó]n/);
  const mistyped = await list({ gameName: "dragn de jade", gameType: "FISH" });
  expect(codesOf(mistyped)).not.toContain("dragon-jade");
  expect((await list({ gameName: "xqzwvk" })).totalGames).toBe(0);
});

test.each([
  ["popular", "state desc, popularity desc, code"],
  ["new", "released_at desc, code"],
  ["name", "search_name, code"],
] as const)("pages of %s follow each other to the last one", async (sort, order) => {
  const { rows } = (await inMerchant((tx) =>
    tx.execute<{ code: string }>(
      sql`select code from games where merchant = ${under.merchant.code} order by ${sql.raw(order)}`,
    ),
  )) as { rows: { code: string }[] };
  const paged: string[] = [];
  for (let pageNo = 1; paged.length < ALL; pageNo += 1) {
    const page = await list({ sort, pageNo, pageSize: 37 });
    expect(page.totalGames).toBe(ALL);
    expect(page.games.length).toBeGreaterThan(0);
    paged.push(...codesOf(page));
  }
  expect(paged).toEqual(rows.map(({ code }) => code));
  expect((await list({ sort, pageNo: 900 })).games).toEqual([]);
});

test("the least bet and the lines mean so much or more", async () => {
  await having("don-pulpo", { minBet: 7_500n, minLineNum: 25 }, async () => {
    const atLeast = async (minBet: Query["minBet"]) =>
      codesOf(await list({ gameName: "don pulpo", ...(minBet && { minBet }) }));
    expect(await atLeast("0.01")).toContain("don-pulpo");
    expect(await atLeast("0.75")).toContain("don-pulpo");
    expect(await atLeast("1")).not.toContain("don-pulpo");
    const lines = await list({ gameName: "don pulpo", minLineNum: 25 });
    expect(codesOf(lines)).toEqual(["don-pulpo"]);
    const more = await list({ gameName: "don pulpo", minLineNum: 26 });
    expect(codesOf(more)).not.toContain("don-pulpo");
  });
  expect(gameList.input.safeParse({ language: "es", minBet: "0.02" }).success).toBe(false);
});

test("games are sorted by name without accents, and by release", async () => {
  const byName = (await list({ gameType: "RNG", sort: "name", pageSize: 60 })).games;
  const plain = byName.map(({ name }) =>
    name
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase(),
  );
  expect(plain).toEqual([...plain].sort());
  const dates = (await list({ sort: "new", pageSize: 60 })).games.map((game) => game.releasedAt);
  expect(dates).toEqual([...dates].sort((one, two) => two - one));
});

test("a game is new for sixty days, and not before its release", async () => {
  const released = async (days: number) => {
    let isListed = false;
    const releasedAt = new Date(TEST_START - days * DAY_MS);
    await having("don-pulpo", { releasedAt }, async () => {
      const fresh = [1, 2].map((pageNo) =>
        send(under.caller(), newGames, { language: "es", pageNo, pageSize: 60 }),
      );
      isListed = (await Promise.all(fresh)).flatMap(codesOf).includes("don-pulpo");
      const one = await send(under.caller(), gameOne, { gameCode: "don-pulpo", language: "es" });
      expect(one.isNew).toBe(isListed);
    });
    return isListed;
  };
  expect(await released(0)).toBe(true);
  expect(await released(59.9)).toBe(true);
  expect(await released(60)).toBe(false);
  expect(await released(-1)).toBe(false);
});

test("games of one week are equally new, and the merchant's own order decides among them", async () => {
  const aged = (days: number) => new Date(TEST_START - days * DAY_MS);
  const pair = ["don-pulpo", "perla-azul"] as const;
  const [younger, older] = pair;
  const shown = async () => {
    const asked = { language: "es", pageNo: 1, pageSize: 60 };
    const codes = codesOf(await send(under.caller(), newGames, asked));
    return codes.filter((code) => pair.some((one) => one === code));
  };
  await having(younger, { releasedAt: aged(0.1), popularity: 1 }, async () => {
    await having(older, { releasedAt: aged(6.9), popularity: 2 }, async () =>
      expect(await shown()).toEqual([older, younger]),
    );
    await having(older, { releasedAt: aged(7.1), popularity: 2 }, async () =>
      expect(await shown()).toEqual([younger, older]),
    );
  });
});

test("new games of some types are paged and counted as if there were no others", async () => {
  const ask = (gameTypes: GameType[], pageNo: number) =>
    send(under.caller(), newGames, { gameTypes, language: "es", pageNo, pageSize: 3 });
  const large = [1, 2].map((pageNo) =>
    send(under.caller(), newGames, { language: "es", pageNo, pageSize: 60 }),
  );
  const all = (await Promise.all(large)).flatMap(({ games }) => games);
  const types = [...new Set(all.map((game) => game.gameType))];
  const some = types.slice(0, -1);
  const wanted = all.filter((game) => some.includes(game.gameType));
  expect(wanted.length).toBeLessThan(all.length);
  const pages = await Promise.all([ask(some, 1), ask(some, 2)]);
  expect(pages.flatMap(codesOf)).toEqual(codesOf({ games: wanted.slice(0, 6) }));
  expect(pages[0]?.totalGames).toBe(wanted.length);
});

test("game types count their games and name each class with the vendors that have it", async () => {
  const [slots] = await typesOf();
  expect(slots?.cards).toHaveLength(9);
  expect(slots?.cards[0]).toMatchObject({
    logo: expect.stringMatching(/^\/media\/vendors\//),
    rtpFrom: "95.99",
    rtpTo: "96.60",
  });
  const counted = slots?.cards.reduce((sum, card) => sum + card.gameCount, 0);
  expect(counted).toBe(slots?.gameCount);
  for (const { code, gameCount, vendors: having } of slots?.gameClassify ?? []) {
    expect((await list({ gameType: "RNG", gameClassify: code })).totalGames).toBe(gameCount);
    for (const vassalage of having) {
      const some = await list({ gameType: "RNG", gameClassify: code, vassalage });
      expect(some.totalGames).toBeGreaterThan(0);
    }
  }
});

test("bingo is a class only where the merchant's languages include TY", async () => {
  const classes = async () => {
    const ofType = (await typesOf()).find(({ title }) => title === "ELOTT");
    return ofType?.gameClassify.map(({ code }) => code);
  };
  const { code } = under.merchant;
  const speak = async (languages: string[]) => {
    const { db } = await testStore();
    await db.update(merchants).set({ languages }).where(eq(merchants.code, code));
  };
  await having("bingo-del-barrio", { state: "open" }, async () => {
    expect(await classes()).not.toContain("BINGO");
    await speak(["es", "en", "TY"]);
    expect(await classes()).toContain("BINGO");
    await speak(["es", "en"]);
  });
});

test("hot games come by type in order of popularity, and only open ones", async () => {
  const hot = await send(under.caller(), hotGames, { language: "es" });
  expect(hot[0]).toMatchObject({ gameType: "RNG" });
  expect(codesOf(hot[0]!)).toEqual(alba.favourites);
  await having("tres-cerezas", { state: "maintenance" }, async () => {
    const [slots] = await send(under.caller(), hotGames, { language: "es" });
    expect(codesOf(slots!)).not.toContain("tres-cerezas");
  });
  const vassalage = hot[0]!.games[0]!.vassalage;
  const [ofVendor] = await send(under.caller(), hotGames, { language: "es", vassalage });
  for (const game of ofVendor!.games) expect(game.vassalage).toBe(vassalage);
});

test("instead of a game there are six open ones, of its type while there are any", async () => {
  const instead = async (gameCode: string) =>
    (await send(under.caller(), gameSuggestions, { gameCode, language: "es" })).games;
  const typesOf = (found: { gameType: GameType }[]) => found.map(({ gameType }) => gameType);
  const slots = await instead("sol-serpiente");
  expect(codesOf({ games: slots })).toEqual(alba.favourites?.slice(1, 7));
  expect(typesOf(await instead("seis-suertes"))).toEqual(Array(6).fill("RNG"));
  await having("tres-cifras", { state: "open" }, async () => {
    expect(typesOf(await instead("seis-suertes")).slice(0, 2)).toEqual(["LOTT", "RNG"]);
  });
  expect(await instead("nobody")).toHaveLength(6);
  const ofTypes = { gameCode: "sol-serpiente", gameTypes: ["LIVE" as const], language: "es" };
  const { games: live } = await send(under.caller(), gameSuggestions, ofTypes);
  expect(typesOf(live)).toEqual(Array(6).fill("LIVE"));
});

test("a game or a vendor that is off is nowhere, and other merchants see none", async () => {
  const caller = under.caller();
  const one = { gameCode: "sol-serpiente", language: "es" };
  const ofVendor = and(eq(vendors.merchant, under.merchant.code), eq(vendors.code, "OLAVIVA"));
  const setVendor = (isEnabled: boolean) =>
    inMerchant((tx) => tx.update(vendors).set({ isEnabled }).where(ofVendor));
  expect(await send(caller, gameOne, one)).toMatchObject({ gameCode: "sol-serpiente" });
  await setVendor(false);
  await having("sol-serpiente", { isEnabled: false }, async () => {
    expect((await list({ vassalage: "OLAVIVA" })).totalGames).toBe(0);
    expect(codesOf(await list({ gameName: "sol serpiente" }))).not.toContain("sol-serpiente");
    await expect(send(caller, gameOne, one)).rejects.toMatchObject({ code: "game_unknown" });
    const [slots] = await typesOf();
    expect(slots?.cards.map(({ vassalage }) => vassalage)).not.toContain("OLAVIVA");
    const [hot] = await send(caller, hotGames, { language: "es" });
    expect(codesOf(hot!)).not.toContain("sol-serpiente");
  });
  await setVendor(true);
  const other = await platformUnderTest();
  expect((await send(other.caller(), gameVendors, {})).data.lanes).toEqual([]);
  await expect(send(other.caller(), gameOne, one)).rejects.toMatchObject({ code: "game_unknown" });
  const { games: none } = await send(other.caller(), gameSuggestions, one);
  expect(none).toEqual([]);
});
