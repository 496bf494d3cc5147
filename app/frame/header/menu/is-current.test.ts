import { expect, test } from "vitest";
import { isCurrent } from "./is-current.ts";

test.each([
  ["/", "/", true],
  ["/", "/hot", false],
  ["/rngList", "/rnglist/", true],
  ["/rngList", "/rng", true],
  ["/liveList", "/live", true],
  ["/lott", "/lottery", false],
  ["/help", "/help/terms", true],
  ["/promotions", "/promoDetail", true],
  ["/", "/login", false],
])("%s is current on %s: %s", (to, pathname, expected) =>
  expect(isCurrent(to, pathname)).toBe(expected),
);
