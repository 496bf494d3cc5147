import { expect, test } from "vitest";
import { instantWordsOf } from "../page/words.ts";
import { placesText as ruled } from "../rules/places.ts";
import { heightAt, readTarget, secondsTo } from "./climb.js";
import { nextPlace, placesOf, placesText, somePlaces } from "./places.js";
import { chosenText, resultText } from "./result-text.js";
import { createShow } from "./show.js";
import { startInstant } from "./start-instant.js";
import { timesWriter } from "./times.js";

test("marked places are written as the rules read them", () => {
  for (const places of [[0], [3, 7, 39], [0, 1, 2, 24], [39, 38, 37]]) {
    expect(placesText(places)).toBe(ruled(places));
    expect(placesOf(placesText(places))).toEqual([...places].sort((a, b) => a - b));
  }
  expect(new Set(somePlaces(40, 10)).size).toBe(10);
});

test("arrows move over a field and stop at its rim", () => {
  const to = (key: string, at: number) => nextPlace(key, at, 5, 25);
  expect([to("ArrowRight", 0), to("ArrowDown", 0), to("ArrowUp", 12), to("ArrowLeft", 12)]).toEqual(
    [1, 5, 7, 11],
  );
  expect([to("ArrowLeft", 5), to("ArrowRight", 4), to("ArrowDown", 22), to("ArrowUp", 3)]).toEqual(
    Array(4).fill(null),
  );
  expect([to("Home", 12), to("End", 12), to("r", 12)]).toEqual([0, 24, null]);
});

test("a flight climbs from 1, and its seconds are those of its height", () => {
  expect(heightAt(0)).toBe(100);
  for (const times of [101, 200, 1_000, 100_000])
    expect(heightAt(secondsTo(times))).toBeCloseTo(times, 6);
  expect(secondsTo(100_000)).toBeLessThan(11);
});

test.each([
  ["2", 200],
  ["1.01", 101],
  ["1,5", 150],
  [" 10.25 ", 1_025],
  ["1000", 100_000],
  ["", null],
  ["2.", null],
  ["1.005", null],
  ["x2", null],
  ["12345", null],
])("a typed target %j is %s hundredths", (text, target) => expect(readTarget(text)).toBe(target));

test("multipliers are written as the country writes figures", () => {
  expect(timesWriter("es-MX")(160)).toBe("×1.6");
  expect(timesWriter("es-ES")(160)).toBe("×1,6");
  expect(timesWriter("es-MX")(100_000, 2)).toBe("×1,000.00");
});

test.each([
  ["drop", "high", Array(12).fill(0), 16_000, "La bola cae en ×160.", "Riesgo: Alto"],
  ["mines", "3-3", [4, 5, 6], 131, "2 casillas abiertas y ninguna mina.", "Minas: 3, marcadas: 2"],
  ["mines", "3-1", [4, 5, 6], 110, "La casilla no tenía mina.", "Minas: 3, marcadas: 1"],
  ["mines", "1-w", [5], 0, "Había una mina en la fila 2, columna 1.", "Minas: 1, marcadas: 1"],
  ["keno", "7", [0, 2, 9], 100, "Aciertas 2 de 3.", "Números: 1, 2, 3"],
  ["crash", "150", [151], 150, "Saliste en ×1.50. El vuelo terminó en ×1.51.", "Salida: ×1.50"],
  [
    "crash",
    "150",
    [149],
    0,
    "El vuelo terminó en ×1.49, antes de tu salida en ×1.50.",
    "Salida: ×1.50",
  ],
] as const)("%s tells the result of %s", (kind, pick, drawn, times, result, chosen) => {
  const { words } = instantWordsOf(kind, "es");
  const written = { kind, words, times: timesWriter("es-MX") };
  expect(resultText(written, { pick, drawn, times })).toBe(result);
  expect(chosenText(written, pick)).toBe(chosen);
});

test("a show that was skipped or may not move waits for nothing", async () => {
  const show = createShow();
  await show.wait(60_000);
  expect(show.isOver()).toBe(true);
});

test("nothing of the client runs when it is imported", () => {
  expect(startInstant).toBeTypeOf("function");
});
