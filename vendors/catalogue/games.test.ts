import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
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

  test("slots show six different icons that exist", () => {
    const reels = catalogueGames.filter((game) => game.gameType === "RNG");
    expect(reels.length).toBeGreaterThanOrEqual(96);
    for (const { code, symbols } of reels) {
      expect(symbols, code).toBeDefined();
      const names = [symbols!.wild, symbols!.scatter, ...symbols!.high];
      expect(new Set(names).size, code).toBe(6);
      for (const name of names) expect(icons.icons, `${code}: ${name}`).toHaveProperty([name]);
    }
  });

  test("names fit two lines of a cover", () => {
    for (const { name } of catalogueGames) {
      for (const word of name.split(" ")) expect(word.length, name).toBeLessThanOrEqual(11);
      expect(name.length, name).toBeLessThanOrEqual(20);
    }
  });
});
