import { describe, expect, test } from "vitest";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { createPaint } from "../draw/paint.ts";
import { LETTERING } from "./lettering-place.ts";
import { title, titleLines } from "./title.ts";

function fills(svg: string): { xs: number[]; ys: number[] } {
  const shapes = [...svg.matchAll(/<path d="([^"]+)" fill="url/g)].map((match) => match[1]!);
  const points = shapes.join("").matchAll(/(-?[\d.]+) (-?[\d.]+)/g);
  const pairs = [...points].map((match) => [Number(match[1]), Number(match[2])] as const);
  return { xs: pairs.map(([x]) => x), ys: pairs.map(([, y]) => y) };
}

describe("title", () => {
  test("splits a name into two lines of about the same length", () => {
    expect(titleLines("Flor de Ánima")).toEqual(["FLOR DE", "ÁNIMA"]);
    expect(titleLines("Minotauro")).toEqual(["MINOTAURO"]);
  });

  test("stays in the part of the cover that every card shows", () => {
    for (const game of catalogueGames) {
      const { xs, ys } = fills(title(createPaint(game.code, game.palette), game));
      expect(Math.min(...ys), game.name).toBeGreaterThanOrEqual(LETTERING.top);
      expect(Math.max(...ys), game.name).toBeLessThanOrEqual(LETTERING.bottom);
      expect(Math.min(...xs), game.name).toBeGreaterThanOrEqual(LETTERING.left);
      expect(Math.max(...xs), game.name).toBeLessThanOrEqual(LETTERING.right);
    }
  });
});
