import { expect, test } from "vitest";
import { nextPlace } from "./walk-felt.js";

/** Numbers in three rows of four, as a board that lies on its side has them. */
const numbers = Array.from({ length: 12 }, (_, at) => ({
  name: at + 1,
  x: Math.floor(at / 3) * 40,
  y: (2 - (at % 3)) * 60,
}));
/** Three wide places below them. */
const dozens = [0, 60, 120].map((x, at) => ({ name: `dozen ${at + 1}`, x, y: 180 }));
const places = [...numbers, ...dozens];
const step = (from: number | string, across: number, down: number) =>
  nextPlace(places.find(({ name }) => name === from)!, places, [across, down])?.name;

test("an arrow leads to the place beside", () => {
  expect([step(5, 1, 0), step(5, -1, 0), step(5, 0, -1), step(5, 0, 1)]).toEqual([8, 2, 6, 4]);
});

test("below the last row it leads to the wide place under the number, and back", () => {
  expect([step(1, 0, 1), step(7, 0, 1), step("dozen 3", 0, -1)]).toEqual([
    ...["dozen 1", "dozen 2", 10],
  ]);
});

test("at the edge it leads nowhere", () => {
  expect([step(1, -1, 0), step(12, 1, 0), step(3, 0, -1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
