import { expect, test } from "vitest";
import { defineBrand } from "./define-brand.ts";
import { footerLinks, footerOfBrand } from "./footer-links.ts";
import { gamesPathOf, inBrandsOrder } from "./game-types.ts";
import { gameTypes } from "./game-types-schema.ts";
import { HOME, homeSections } from "./home-sections.ts";
import { MENU, menuOfBrand } from "./menu.ts";

const labels = (chosen: Parameters<typeof menuOfBrand>[0]) =>
  menuOfBrand(chosen).map((line) => ("page" in line ? line.page : line.label));

test("a brand that says nothing has the menu that all share", () => {
  expect(menuOfBrand({})).toEqual(MENU);
});

test("types that a brand offers stand in its order, and the others are not there", () => {
  expect(labels({ gameTypes: ["SPORTS", "ESPORTS", "RNG"] })).toEqual([
    ...["home", "hot", "SPORTS", "ESPORTS", "RNG", "download", "promotions", "help"],
  ]);
  const types = [{ title: "RNG" }, { title: "LIVE" }, { title: "SPORTS" }];
  const titles = (offered?: ("SPORTS" | "RNG")[]) =>
    inBrandsOrder(types, offered, ({ title }) => title).map(({ title }) => title);
  expect(titles(["SPORTS", "RNG"])).toEqual(["SPORTS", "RNG"]);
  expect(titles()).toEqual(["RNG", "LIVE", "SPORTS"]);
});

test("a brand may be without slots: what says play leads to its first list", () => {
  const isGood = (types: unknown) => gameTypes.safeParse(types).success;
  expect(isGood(["COCKFIGHT", "SPORTS", "LIVE"])).toBe(true);
  for (const bad of [[], ["COCKFIGHT"], ["LIVE", "LIVE"], ["BINGO"]])
    expect(isGood(bad)).toBe(false);
  expect(labels({ gameTypes: ["SPORTS", "LIVE"] })).not.toContain("RNG");
  expect(gamesPathOf(["COCKFIGHT", "SPORTS", "LIVE"])).toBe("/sports");
  expect(gamesPathOf(["SPORTS", "RNG"])).toBe("/rngList");
  expect(gamesPathOf(undefined)).toBe("/rngList");
});

test("a menu of a brand's own is its own, but for types that it does not offer", () => {
  const menu = ["help", { page: "torneos", icon: "crown" }, "LIVE", "home"];
  expect(labels({ menu, gameTypes: ["RNG"] })).toEqual(["help", "torneos", "home"]);
});

test("every page of the brand's own follows the footer's links, unless it orders them itself", () => {
  expect(footerOfBrand(undefined, ["torneos"]).at(-1)).toEqual({ page: "torneos" });
  expect(footerOfBrand(["terms"], ["torneos"])).toEqual(["terms"]);
  expect(footerLinks.safeParse(["terms", "privacy"]).success).toBe(false);
  expect(footerLinks.safeParse(["terms", "privacy", "responsible"]).success).toBe(true);
});

test("a home page begins with its heading and has each section once, rows of kinds apart", () => {
  const isGood = (sections: unknown) => homeSections.safeParse(sections).success;
  for (const sections of Object.values(HOME)) expect(isGood(sections)).toBe(true);
  expect(isGood(["popular", "hero"])).toBe(false);
  expect(isGood(["hero", "winners", "winners"])).toBe(false);
  expect(isGood(["hero", "shelf", "shelf", { shelf: "OCEAN" }, { games: "SPORTS" }])).toBe(true);
  expect(isGood(["hero", { games: "BINGO" }])).toBe(false);
});

test("a brand's data that is wrong says where", () => {
  expect(() => defineBrand({ code: "x" } as never)).toThrow("brands/x/brand.config.ts");
});
