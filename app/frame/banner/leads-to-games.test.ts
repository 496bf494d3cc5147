import { expect, test } from "vitest";
import { leadsToGames } from "./leads-to-games.ts";

const to = (linkageTarget: string | null, linkageType: string | null = "PAGE") =>
  leadsToGames({ linkageType, linkageTarget }, ["RNG", "LIVE"]);

test.each(["/lott", "/sports/", "/fishList", "/pvp?vassalage=OLAVIVA", "/FISHLIST#top"])(
  "%s has nothing to play",
  (path) => expect(to(path)).toBe(false),
);

test.each(["/", "/rng", "/rngList", "/live", "/hot", "/help/fair", "/promotions", "/constructor"])(
  "%s does no harm",
  (path) => expect(to(path)).toBe(true),
);

test("banners that lead elsewhere, or nowhere, stay", () => {
  expect(to("don-pulpo", "GAME")).toBe(true);
  expect(to("https://a.example/sports", "URL")).toBe(true);
  expect(to(null, null)).toBe(true);
});
