import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { SERIES_ICONS } from "#platform/contract/play/games.ts";
import { hasReels } from "./engines.ts";
import { FIGURE_SYMBOLS } from "./figures.ts";
import { catalogueGames } from "./games.ts";
import { catalogueVendors } from "./vendors.ts";

const icons = createRequire(import.meta.url)("@iconify-json/fluent-emoji/icons.json") as {
  icons: Record<string, unknown>;
};

describe("catalogue", () => {
  test("codes are unique and safe as file names", () => {
    const codes = catalogueGames.map((game) => game.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("every game belongs to a vendor, and every vendor has a game", () => {
    const vendors = new Set(catalogueVendors.map((vendor) => vendor.code));
    expect(new Set(catalogueGames.map((game) => game.vendor))).toEqual(vendors);
  });

  test("slots of five reels show six different icons that exist", () => {
    const reels = catalogueGames.filter((game) => hasReels(game) && !game.figures);
    expect(reels.length).toBeGreaterThanOrEqual(440);
    for (const { code, symbols } of reels) {
      expect(symbols, code).toBeDefined();
      const names = [symbols!.wild, symbols!.scatter, ...symbols!.high];
      expect(new Set(names).size, code).toBe(6);
      for (const name of names) expect(icons.icons, `${code}: ${name}`).toHaveProperty([name]);
    }
  });

  test("slots of three reels show eight different figures, and lead their cover with one", () => {
    const classics = catalogueGames.filter(({ figures }) => figures);
    expect(classics.length).toBeGreaterThanOrEqual(4);
    for (const { code, figures, icons: shown, symbols } of classics) {
      const names = Object.values(figures!);
      expect(new Set(names).size, code).toBe(FIGURE_SYMBOLS.length);
      expect(new Set(shown), code).toEqual(new Set(names.map((name) => `figure:${name}`)));
      expect(symbols, code).toBeUndefined();
    }
  });

  test("holds more than six hundred games of all nine types", () => {
    expect(catalogueGames.length).toBeGreaterThan(600);
    const counted = (gameType: string) =>
      catalogueGames.filter((game) => game.gameType === gameType).length;
    const least = { LIVE: 40, FISH: 20, PVP: 20, SPORTS: 10, ESPORTS: 10, LOTT: 30, ELOTT: 20 };
    for (const [gameType, count] of Object.entries({ ...least, COCKFIGHT: 4 })) {
      expect(counted(gameType), gameType).toBeGreaterThanOrEqual(count);
    }
  });

  test("lotteries cover every series, and nothing else has one", () => {
    const drawn = catalogueGames.filter((game) => game.seriesIcon);
    expect(new Set(drawn.map((game) => game.seriesIcon))).toEqual(new Set(SERIES_ICONS));
    expect(new Set(drawn.map((game) => game.gameType))).toEqual(new Set(["LOTT", "ELOTT"]));
    const lotteries = catalogueGames.filter((game) => game.gameType === "LOTT");
    expect(lotteries.every((game) => game.seriesIcon)).toBe(true);
  });

  test("e-sports and cockfights are of the specification's providers", () => {
    const vendorsOf = (gameType: string) =>
      new Set(catalogueGames.filter((g) => g.gameType === gameType).map((g) => g.vendor));
    expect(vendorsOf("ESPORTS")).toEqual(new Set(["AV", "AI", "IMES", "TF", "IA"]));
    expect(vendorsOf("COCKFIGHT")).toEqual(new Set(["DS88"]));
  });

  test("every icon of a cover exists, and no game came out later than its shelf", () => {
    for (const game of catalogueGames) {
      for (const name of game.icons.filter((one) => !one.startsWith("figure:")))
        expect(icons.icons, game.code).toHaveProperty([name]);
      expect(game.releasedAt, game.code).toMatch(/^202[56]-\d\d-\d\d$/);
      expect(game.releasedAt <= "2026-11-19", game.code).toBe(true);
    }
  });

  test("names fit two lines of a cover", () => {
    for (const { name } of catalogueGames) {
      for (const word of name.split(" ")) expect(word.length, name).toBeLessThanOrEqual(11);
      expect(name.length, name).toBeLessThanOrEqual(20);
    }
  });
});
