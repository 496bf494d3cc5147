import { expect, test } from "vitest";
import { isCurrent, isWithin } from "./is-current.ts";

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

test.each([
  ["/member", "/member", true],
  ["/member/deposit", "/member/deposit/voucher", true],
  ["/member/deposit", "/member/depositRecord", false],
  ["/", "/", true],
  ["/", "/hot", false],
])("%s contains %s: %s", (page, pathname, expected) =>
  expect(isWithin(page, pathname)).toBe(expected),
);
