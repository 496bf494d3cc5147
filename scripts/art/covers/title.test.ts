import { describe, expect, test } from "vitest";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { createPaint } from "../draw/paint.ts";
import { title, titleLines } from "./title.ts";

/** The lowest 27 % of a cover 800 high; only the shadow of the lettering may reach above. */
const ZONE_TOP = 800 * 0.73;

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

  test("stays in the part of the cover that a card may crop away, and off its edges", () => {
    for (const game of catalogueGames) {
      const { xs, ys } = fills(title(createPaint(game.code, game.palette), game));
      expect(Math.min(...ys), game.name).toBeGreaterThanOrEqual(ZONE_TOP);
      expect(Math.max(...ys), game.name).toBeLessThanOrEqual(776);
      expect(Math.min(...xs), game.name).toBeGreaterThanOrEqual(24);
      expect(Math.max(...xs), game.name).toBeLessThanOrEqual(576);
    }
  });
});
