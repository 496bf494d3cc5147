import { expect, test } from "vitest";
import { gameList } from "#platform/contract/play/games.ts";
import { playPathOf, toCardGame } from "./card-game.ts";
import { pictureAt } from "./picture-file.ts";

const [game] = gameList.value.parse({
  games: [
    {
      ...{ gameCode: "maker:crown_of.gold-2", vassalage: "OLAVIVA", vendorName: "Olaviva" },
      ...{ gameType: "RNG", gameClassify: "CLASSIC", name: "Crown", state: "open" },
      ...{ seriesIcon: null, rtp: null, minBet: "1", minLineNum: 1, isHot: false, isNew: false },
      ...{ hasDemo: false, languages: [], releasedAt: 0, picture: "/crown" },
    },
  ],
  totalPages: 1,
  totalGames: 1,
}).games;

test("a card leads to its game whatever signs its code has, and says so once", () => {
  const card = toCardGame(game!);
  expect(card).not.toHaveProperty("to");
  expect(playPathOf(card)).toBe("/game?gameCode=maker%3Acrown_of.gold-2");
});

const HOSTS = ["https://img1.casa.example", "https://img2.casa.example"];

test("a picture keeps its CDN, and the pictures use all of them", () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/media/games/game-${index}`);
  const at = paths.map((path) => pictureAt(path, HOSTS));
  expect(paths.map((path) => pictureAt(path, HOSTS))).toEqual(at);
  expect(at.map((url) => new URL(url).pathname)).toEqual(paths);
  expect(new Set(at.map((url) => new URL(url).origin))).toEqual(new Set(HOSTS));
});

test("a vendor's own picture, and any without a CDN, stays where it is", () => {
  const own = "https://cdn.vendor.example/one.webp";
  expect(pictureAt(own, HOSTS)).toBe(own);
  expect(pictureAt("/media/games/one", [])).toBe("/media/games/one");
});
