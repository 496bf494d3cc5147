import { expect, test } from "vitest";
import { MENU } from "#themes/menu.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";

/** Everything a person reads: shared wording, help, the brands' own texts, a demonstration's seeds. */
const texts = import.meta.glob(
  [
    "../app/i18n/locales/*/*.ts",
    "../app/features/help/articles/*/*.ts",
    "../brands/*/{copy.ts,merchant.json}",
    "../platform/demo/{club,posts}/*.ts",
    "../scripts/brand/new/merchant/*.{ts,json}",
    "!**/*.test.ts",
  ],
  { eager: true },
);
const pages = import.meta.glob("../brands/*/pages/*.md", { eager: true, query: "?raw" });

/** A draw of lotteries is broadcast; that is another type of games. */
const OF_DRAWS = ["Sorteo en vivo", "Live draw"];
/** The code of the game type in a merchant's file, which no page shows. */
const CODE = "LIVE";

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

test("nothing calls tables live that one plays alone", () => {
  const names = catalogueVendors.map(({ name }) => name);
  const all = [...stringsIn({ ...texts, ...pages }), ...names];
  expect(all.length).toBeGreaterThan(1_000);
  const live = /\ben\s+(vivo|directo)\b|(?<![/#\w-])live(?![\w-])/i;
  expect(all.filter((text) => live.test(text) && ![...OF_DRAWS, CODE].includes(text))).toEqual([]);
});

test("the menu has no camera for them", () =>
  expect(MENU.find(({ gameType }) => gameType === "LIVE")?.icon).toBe("dices"));
