import { expect, test } from "vitest";
import { angleOf, anglesOf, type Slice, slicesOf } from "./slices.ts";

const PRIZES = [
  { key: "ten", weight: 30 },
  { key: "points", weight: 20 },
  { key: "one", weight: 50 },
];

/** How many pieces stand before one of their own prize, around the whole circle. */
const touching = (slices: readonly Slice[]) =>
  slices.filter(({ key }, at) => key === slices[(at + 1) % slices.length]!.key).length;

test("each prize has exactly its share of the circle, in pieces that do not touch each other", () => {
  const slices = slicesOf(PRIZES);
  const numbers = slices.flatMap(({ key, from, to }) =>
    Array.from({ length: to - from }, (_, index) => [from + index, key] as const),
  );
  const byNumber = numbers.toSorted(([one], [other]) => one - other);
  expect(byNumber.map(([number]) => number)).toEqual(Array.from({ length: 100 }, (_, at) => at));
  const keys = byNumber.map(([, key]) => key);
  expect(keys).toEqual([
    ...Array<string>(30).fill("ten"),
    ...Array<string>(20).fill("points"),
    ...Array<string>(50).fill("one"),
  ]);
  expect(touching(slices)).toBe(0);
});

test.each([
  ["of a brand with five prizes", [40, 25, 20, 10, 5], 0],
  ["whose order by share would touch at the top", [34, 33, 33], 0],
  ["of which one has more than half", [70, 20, 10], 3],
  ["of one prize alone", [100], 9],
  ["with numbers as few as prizes", [2, 1, 1], 0],
])("pieces %s touch their own kind only where they must", (_, weights, touches) => {
  const slices = slicesOf(weights.map((weight, at) => ({ key: `prize-${at}`, weight })));
  expect(touching(slices)).toBe(touches);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const numbers = slices.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => from + index),
  );
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: sum }, (_, at) => at),
  );
});

test("a number's angle lies inside the piece that has the number", () => {
  const slices = slicesOf(PRIZES);
  for (let number = 0; number < 100; number += 1) {
    const key = number < 30 ? "ten" : number < 50 ? "points" : "one";
    const angle = angleOf(slices, number, key);
    const { slice } = anglesOf(slices).find(({ start, end }) => angle > start && angle < end)!;
    expect(number >= slice.from && number < slice.to).toBe(true);
  }
});

test("a prize that was out shows a piece of the one that was given", () => {
  const slices = slicesOf(PRIZES);
  const angle = angleOf(slices, 3, "one");
  expect(anglesOf(slices).find(({ start, end }) => angle > start && angle < end)!.slice.key).toBe(
    "one",
  );
});
