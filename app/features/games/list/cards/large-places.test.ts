import { expect, test } from "vitest";
import { isLargePlace } from "./large-places.ts";

const large = (games: number) =>
  Array.from({ length: games }, (_, index) => index).filter((index) => isLargePlace(index, games));

test("two tiles of every twelve are large", () => {
  expect(large(12)).toEqual([0, 4]);
  expect(large(24)).toEqual([0, 4, 12, 16]);
});

test("a rest of fewer than twelve has no large tile", () => {
  expect(large(17)).toEqual([0, 4]);
});

test("a list of few games has one large tile or none", () => {
  expect(large(9)).toEqual([0]);
  expect(large(8)).toEqual([]);
});
