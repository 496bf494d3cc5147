import { expect, test } from "vitest";
import { hasOwnNavigation, isInGame, layoutOf } from "./layout-of.ts";

test.each([
  ["/", "home"],
  ["/login", "home"],
  ["/register", "home"],
  ["/rngList", "page"],
  ["/help/terms", "page"],
  ["/member/deposit", "page"],
  ["/gameover", "page"],
  ["/toString", "page"],
  ["/pointMall", "noSideMenu"],
  ["/POINTMALL/", "noSideMenu"],
  ["/game", "headerOnly"],
  ["/vnlottery", "headerOnly"],
  ["/fbsports", "headerOnly"],
  ["/cockfight", "headerOnly"],
  ["/helpmc", "bare"],
  ["/helpmc/terms", "bare"],
] as const)("%s is laid out as %s", (path, kind) => {
  expect(layoutOf(path).kind).toBe(kind);
});

test.each([
  ["/seamless", false],
  ["/lottery", false],
  ["/Lottery/", false],
  ["/vnlottery", true],
  ["/game", true],
  ["/", true],
])("the header's navigation on %s: %s", (path, isShown) => {
  expect(layoutOf(path).hasNavigation).toBe(isShown);
});

test.each(["/seamless", "/lottert", "/vnlottery", "/sealottery", "/game", "/lottery"])(
  "%s counts as a game's page",
  (path) => expect(isInGame(path)).toBe(true),
);
test.each(["/", "/rng", "/lott", "/helpmc", "/pointMall"])("%s is no game's page", (path) =>
  expect(isInGame(path)).toBe(false),
);

test.each([
  ["/member", true],
  ["/Member/deposit", true],
  ["/agent/exports", true],
  ["/membership", false],
  ["/", false],
  ["/help/member", false],
])("%s has a navigation of its own: %s", (path, isSo) => expect(hasOwnNavigation(path)).toBe(isSo));
