import { expect, test } from "vitest";
import { gameList } from "#platform/contract/play/games.ts";
import { playPathOf, toCardGame } from "./card-game.ts";

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
