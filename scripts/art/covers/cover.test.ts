import { describe, expect, test } from "vitest";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { casting } from "./casting.ts";
import { cover } from "./cover.ts";

describe("cover", () => {
  test("is the same picture every time", () => {
    const game = catalogueGames[0]!;
    expect(cover(game)).toBe(cover(game));
  });

  test("gives every inlined part an id of its own, and names only ids that exist", () => {
    for (const game of catalogueGames.filter((_, at) => at % 7 === 0)) {
      const svg = cover(game);
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]!);
      expect(new Set(ids).size, game.code).toBe(ids.length);
      const known = new Set(ids);
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) {
        expect(known.has(used!), `${game.code} uses ${used}`).toBe(true);
      }
    }
  });

  test("plays in more than ninety different scenes", () => {
    expect(new Set(catalogueGames.map((game) => casting(game).scene)).size).toBeGreaterThan(90);
  });

  test("differs from every other one in its scene or in the thing that leads it", () => {
    const covers = catalogueGames.map(({ setting, icons }) => `${setting} with ${icons[0]}`);
    expect(covers.filter((one, at) => covers.indexOf(one) !== at)).toEqual([]);
  });

  test("stands alone in its scene where twins stood in one row", () => {
    const alone = ["spiral", "starRoad", "cometNight", "opal", "sirenRock", "claws", "hides"];
    for (const setting of [...alone, "twoHalves"])
      expect(catalogueGames.filter((game) => game.setting === setting)).toHaveLength(1);
  });

  test("shows the thing that leads it", () => {
    const hidden = catalogueGames
      .filter((_, at) => at % 3 === 0)
      .filter((game) => {
        const other = { ...game, icons: ["teacup-without-handle", ...game.icons.slice(1)] };
        return game.icons[0] !== other.icons[0] && cover(other) === cover(game);
      });
    expect(hidden.map(({ code }) => code)).toEqual([]);
  });
});
