import { expect, test } from "vitest";
import { shownPart } from "./cover-fault.ts";

test("a card shows the part of a picture that a browser would show", () => {
  expect(shownPart("3 / 4", "50% 50%")).toEqual({ left: 0, right: 600, top: 0, bottom: 800 });
  expect(shownPart("1 / 1", "50% 12%")).toEqual({ left: 0, right: 600, top: 24, bottom: 624 });
  expect(shownPart("0.5", "25% 0%")).toEqual({ left: 50, right: 450, top: 0, bottom: 800 });
});

test("a shape or place in another form has no known part", () => {
  expect(shownPart("auto", "50% 50%")).toBeUndefined();
  expect(shownPart("1 / 1", "center")).toBeUndefined();
});
