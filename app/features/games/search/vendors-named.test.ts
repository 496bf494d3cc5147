import { expect, test } from "vitest";
import { vendorsNamed } from "./vendors-named.ts";

const card = (name: string, gameCount = 3) => ({ vassalage: name.toUpperCase(), name, gameCount });
const lanes = [
  { cards: [card("Ola Viva", 4), card("Niño Azul"), card("Vivero")] },
  { cards: [card("Ola Viva", 5), card("Vidrio")] },
];
const named = (text: string) => vendorsNamed(lanes, text).map(({ name }) => name);

test("a word of the name begins with the text, without accents and case", () => {
  expect(named("VIV")).toEqual(["Ola Viva", "Vivero"]);
  expect(named("nino a")).toEqual(["Niño Azul"]);
  expect(named("la")).toEqual([]);
});

test("two vendors at most, each once with the games of all types", () => {
  expect(named("vi")).toEqual(["Ola Viva", "Vivero"]);
  expect(vendorsNamed(lanes, "ola")).toEqual([
    { name: "Ola Viva", to: "/vendor/OLA%20VIVA", gameCount: 9 },
  ]);
});
