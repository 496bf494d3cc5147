import { expect, test } from "vitest";
import { bannerWords } from "./banner-words.ts";
import { inBrandMoney } from "./in-brand-money.ts";
import standard from "./standard.json" with { type: "json" };

const spain = { currencySymbol: "€", country: "ES" };

test("amounts in a brand's text are written in its currency, and nothing else changes", () => {
  const words = { es: { title: "Desde P 0.20", rows: ["P 1", "SOP 2", "P de prueba"] }, at: 7 };
  expect(inBrandMoney(words, { currencySymbol: "S/", country: "PE" })).toEqual({
    es: { title: "Desde S/\u00a00.20", rows: ["S/\u00a01", "SOP 2", "P de prueba"] },
    at: 7,
  });
  expect(inBrandMoney("P 5", { currencySymbol: "$&", country: "CO" })).toBe("$&\u00a05");
  expect(inBrandMoney("De P\u00a02,500 a P 1, P 9", {})).toBe(
    "De P\u00a02,500 a P\u00a01, P\u00a09",
  );
});

test("each language writes them in the form of the brand's country", () => {
  const said = "P 0.20, P 2,500 y P 10,000.";
  expect(inBrandMoney({ es: { text: said }, en: { text: said } }, spain)).toEqual({
    es: { text: "0,20\u00a0€, 2500\u00a0€ y 10.000\u00a0€." },
    en: { text: "€0.20, €2,500 y €10,000." },
  });
});

test("only figures in Spanish text have the form of the brand's country", () => {
  const said = "RTP 95.99%, 33,554,432 casos, P 10,000; ni 24.7 ni 2026";
  expect(inBrandMoney({ es: said, en: said, at: "2026-11-20T00:00:00.000Z" }, spain)).toEqual({
    es: "RTP 95,99%, 33.554.432 casos, 10.000\u00a0€; ni 24.7 ni 2026",
    en: "RTP 95.99%, 33,554,432 casos, €10,000; ni 24.7 ni 2026",
    at: "2026-11-20T00:00:00.000Z",
  });
});

test("no text of a brand with another currency sign contains P", () => {
  const texts = [bannerWords("neon", "Luma", "pinata-real"), standard];
  const said = JSON.stringify(inBrandMoney(texts, spain));
  expect(said).toContain("0,20\u00a0€");
  expect(said).not.toMatch(/\bP[ \u00a0]\d/);
});
