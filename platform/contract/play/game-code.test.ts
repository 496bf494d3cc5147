import { expect, test } from "vitest";
import { gameLaunch, gameOne } from "./games.ts";
import { vendorRequests } from "./vendor-wallet.ts";

const vendorTakes = (gameCode: string) =>
  vendorRequests.authenticate.safeParse({ launchToken: "token", gameCode }).success;
const siteAsks = (gameCode: string) =>
  gameOne.input.safeParse({ gameCode, language: "es" }).success;
const siteLaunches = (gameCode: string) =>
  gameLaunch.input.safeParse({
    ...{ gameCode, language: "es", platform: "html5" },
    ...{ backUrl: "http://a.test", cashierUrl: "http://a.test" },
  }).success;

test.each([
  ["don-pulpo", true],
  ["maker:Crown_of.gold-2", true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
  ["", false],
  ["a b", false],
  ["<b>", false],
])("vendors and the site agree whether %j is a game's code: %s", (gameCode, isCode) =>
  expect([vendorTakes(gameCode), siteAsks(gameCode), siteLaunches(gameCode)]).toEqual(
    Array(3).fill(isCode),
  ),
);
