import { expect, test } from "vitest";
import { tableWordsOf } from "../page/words.ts";
import { tableRules } from "../rules/table-kinds.ts";
import { chipText, sizeOf } from "./chips.js";
import { resultText } from "./show-result.js";
import { startTable } from "./start-table.js";

test("a pile of chips says its worth, and has the colour of its highest chip", () => {
  const piles = [1, 5, 24, 25, 100, 999, 1_000, 1_550, 2_500].map((one) => BigInt(one) * 10_000n);
  const said = (locale: string) => piles.map((pile) => chipText(pile, locale));
  expect(said("es-MX")).toEqual(["1", "5", "24", "25", "100", "999", "1k", "1.5k", "2.5k"]);
  expect(said("es-ES").slice(-2)).toEqual(["1,5k", "2,5k"]);
  expect(piles.map(sizeOf)).toEqual(["0", "1", "1", "2", "3", "4", "4", "4", "4"]);
});

test.each([
  ["baccarat", [5, 18, 9, 22, 0, 1], "Empate a 6", "Tie at 6"],
  ["dragon-tiger", [12, 3], "Gana el Dragón", "Dragon wins"],
  ["sic-bo", [4, 4, 4], "Trío, suma 12", "Triple, total 12"],
  ["roulette", [17], "17, negro", "17, black"],
  ["money-wheel", [3], "Sale el 1", "1 comes up"],
  ["money-wheel", [4], "Sale el Sol, 12 a 1", "Sun comes up, 12 to 1"],
  [
    "three-five-seven",
    [1, 14, 30, 45, 21, 34, 51],
    "Ganan Tres (pareja) y Siete (doble pareja)",
    "Three (pair) and Seven (two pair) win",
  ],
] as const)("the result of %s in words", (kind, drawn, es, en) => {
  const scene = tableRules[kind].sceneOf(drawn);
  expect(resultText(tableWordsOf(kind, "es").words, scene)).toBe(es);
  expect(resultText(tableWordsOf(kind, "en").words, scene)).toBe(en);
});

test("nothing of the client runs when it is imported", () => {
  expect(startTable).toBeTypeOf("function");
});
