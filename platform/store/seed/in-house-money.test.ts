import { expect, test } from "vitest";
import { inHouseMoney } from "./in-house-money.ts";
import { demoPosts } from "./posts/seed-posts.ts";
import { housePromotions } from "./promotions/house.ts";

const spain = { currencySymbol: "€", country: "ES" };

test("amounts in a house's words are told in its money, and nothing else changes", () => {
  const words = { es: { title: "Desde P 0.20", rows: ["P 1", "SOP 2", "P de prueba"] }, at: 7 };
  expect(inHouseMoney(words, { currencySymbol: "S/", country: "PE" })).toEqual({
    es: { title: "Desde S/ 0.20", rows: ["S/ 1", "SOP 2", "P de prueba"] },
    at: 7,
  });
  expect(inHouseMoney("P 5", { currencySymbol: "$&", country: "CO" })).toBe("$& 5");
  expect(inHouseMoney(words, {})).toBe(words);
});

test("each language writes them as it is written where the house is", () => {
  const said = "P 0.20, P 2,500 y P 10,000.";
  expect(inHouseMoney({ es: { text: said }, en: { text: said } }, spain)).toEqual({
    es: { text: "0,20 €, 2500 € y 10.000 €." },
    en: { text: "€ 0.20, € 2,500 y € 10,000." },
  });
});

test("no promotion and no post of a house with another sign speaks of P", () => {
  const said = JSON.stringify(inHouseMoney([housePromotions, demoPosts("luma")], spain));
  expect(said).toContain("0,20 €");
  expect(said).not.toMatch(/\bP \d/);
});
