import { expect, test } from "vitest";
import { inSymbol } from "./in-symbol.ts";
import { demoPosts } from "./posts/seed-posts.ts";
import { housePromotions } from "./promotions/house.ts";

test("amounts in a house's words are told in its money, and nothing else changes", () => {
  const words = { es: { title: "Desde P 0.20", rows: ["P 1", "SOP 2", "P de prueba"] }, at: 7 };
  expect(inSymbol(words, "S/")).toEqual({
    es: { title: "Desde S/ 0.20", rows: ["S/ 1", "SOP 2", "P de prueba"] },
    at: 7,
  });
  expect(inSymbol("P 5", "$&")).toBe("$& 5");
  expect(inSymbol(words)).toBe(words);
});

test("no promotion and no post of a house with another sign speaks of P", () => {
  const said = JSON.stringify(inSymbol([housePromotions, demoPosts("luma")], "€"));
  expect(said).toContain("€ 0.20");
  expect(said).not.toMatch(/\bP \d/);
});
