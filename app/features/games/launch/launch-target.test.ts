import { expect, test } from "vitest";
import { gameTypeOf, listPathOf } from "./game-paths.ts";
import { type Launchable, launchTarget } from "./launch-target.ts";

const slot: Launchable = { gameType: "RNG", vendor: "OLAVIVA", gameCode: "don-pulpo" };

test("a way of playing stays with its game in every frame", () => {
  const item = { gameType: "LOTT", vendor: "SUERTERIA", gameCode: "x" } as const;
  const to = "/seamless?gameCode=x&playType=5XFS";
  expect(launchTarget({ ...item, defaultPlayType: "5XFS" }, true).to).toBe(to);
  expect(launchTarget({ ...item, defaultPlayType: "5XFS" }, false).to).toBe(
    `/login?to=${encodeURIComponent(to)}`,
  );
});

test("a guest logs in first and comes back to the game", () =>
  expect(launchTarget(slot, false)).toEqual({
    kind: "login",
    to: "/login?to=%2Fgame%3FgameCode%3Ddon-pulpo",
  }));

test("a member plays", () =>
  expect(launchTarget(slot, true)).toEqual({ kind: "play", to: "/game?gameCode=don-pulpo" }));

test.each([
  ["TCG_SEA", "/lottery?gameCode=x&vendor=TCG_SEA"],
  ["ELOTT", "/lottery?gameCode=x&vendor=ELOTT"],
  ["LOTT", "/lottery?gameCode=x&vendor=LOTT"],
  ["TCG_LOTTO_VN", "/vnlottery?gameCode=x&vendor=TCG_LOTTO_VN"],
])("a lottery of %s opens on the lottery page", (vendor, to) => {
  for (const gameType of ["LOTT", "ELOTT"] as const) {
    expect(launchTarget({ gameType, vendor, gameCode: "x" }, true)).toEqual({
      kind: "lottery",
      to,
    });
  }
});

test("a lottery of anybody else is launched like any third party's game", () =>
  expect(launchTarget({ gameType: "LOTT", vendor: "SUERTERIA", gameCode: "x" }, true)).toEqual({
    kind: "play",
    to: "/seamless?gameCode=x",
  }));

test("the lottery page's address carries each value only when there is one", () => {
  const lottery: Launchable = { gameType: "LOTT", vendor: "LOTT" };
  expect(launchTarget(lottery, true).to).toBe("/lottery?vendor=LOTT");
  expect(launchTarget({ ...lottery, gameCode: "cqssc", defaultPlayType: "5XFS" }, true).to).toBe(
    "/lottery?gameCode=cqssc&vendor=LOTT&playType=5XFS",
  );
});

test("a card of all of a vendor's games opens them in a dialog, for guests too", () => {
  const card: Launchable = { gameType: "ESPORTS", vendor: "IMES", isGame: "VASSALAGE" };
  for (const isMember of [true, false]) {
    expect(launchTarget(card, isMember)).toEqual({ kind: "vendorGames", to: "/vendor/IMES" });
  }
});

test.each([
  ["RNG", "/rng?vassalage=OLAVIVA"],
  ["LIVE", "/live?vassalage=OLAVIVA"],
  ["FISH", "/fish?vassalage=OLAVIVA"],
  ["PVP", "/pvp?vassalage=OLAVIVA"],
] as const)("a %s vendor's card leads to its page", (gameType, to) =>
  expect(launchTarget({ gameType, vendor: "OLAVIVA" }, false)).toEqual({ kind: "page", to }),
);

test.each([
  ["SPORTS", "/fbsports?vendor=GRADANORTE"],
  ["ESPORTS", "/seamless?vendor=GRADANORTE"],
] as const)("a %s vendor's card starts the vendor", (gameType, to) =>
  expect(launchTarget({ gameType, vendor: "GRADANORTE" }, true)).toEqual({ kind: "play", to }),
);

test("DS88 has no page: the cockfights start at once", () => {
  const card: Launchable = { gameType: "COCKFIGHT", vendor: "DS88" };
  expect(launchTarget(card, true)).toEqual({ kind: "play", to: "/cockfight" });
  expect(launchTarget(card, false).to).toBe("/login?to=%2Fcockfight");
  expect(launchTarget({ ...card, gameCode: "gallo" }, true).to).toBe("/game?gameCode=gallo");
});

test.each([
  ["/rngList", "RNG"],
  ["/liveList", "LIVE"],
  ["/sports", "SPORTS"],
  ["/elott/", "ELOTT"],
  ["/rng", "RNG"],
  ["/PVPLIST", "PVP"],
])("%s lists %s", (path, type) => expect(gameTypeOf(path)).toBe(type));
test.each(["/", "/hot", "/rngLists", "/list"])("%s lists no type", (path) =>
  expect(gameTypeOf(path)).toBeUndefined(),
);
test("a list's path names its own type", () => {
  for (const type of [
    "RNG",
    "LIVE",
    "FISH",
    "PVP",
    "SPORTS",
    "ESPORTS",
    "LOTT",
    "ELOTT",
  ] as const) {
    expect(gameTypeOf(listPathOf(type))).toBe(type);
  }
});
