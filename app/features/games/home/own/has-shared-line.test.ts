import { expect, test } from "vitest";
import { hasSharedLine } from "./has-shared-line.ts";

const own = (recent: number, favourites: number) => ({
  recent: Array<string>(recent).fill("game"),
  favourites: Array<string>(favourites).fill("game"),
});

test("few games of a member share a line with popular ones, if there are any", () => {
  expect(hasSharedLine(own(0, 0), ["popular"])).toBe(true);
  expect(hasSharedLine(own(5, 0), ["popular"])).toBe(true);
  expect(hasSharedLine(own(2, 3), ["popular"])).toBe(true);
  expect(hasSharedLine(own(5, 1), ["popular"])).toBe(false);
  expect(hasSharedLine(own(1, 0), [])).toBe(false);
});
