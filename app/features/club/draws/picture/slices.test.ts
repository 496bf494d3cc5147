import { expect, test } from "vitest";
import { angleOf, anglesOf, slicesOf } from "./slices.ts";

const PRIZES = [
  { key: "ten", weight: 30 },
  { key: "points", weight: 20 },
  { key: "one", weight: 50 },
];

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
  const pairs = slices.map(({ key }, at) => [key, slices[(at + 1) % slices.length]!.key]);
  expect(pairs.filter(([one, next]) => one === next).length).toBeLessThan(3);
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
