import { expect, test } from "vitest";
import { fitsPattern, isOwnPattern, OWN_PATTERN_LENGTH_MAX } from "./accepted-pattern.ts";

test("an expression covers the whole value", () => {
  expect(fitsPattern("[A-Z]{3}[0-9]{3}", "ABC123")).toBe(true);
  for (const value of ["ABC1234", "xABC123", "ABC123\n", ""]) {
    expect(fitsPattern("[A-Z]{3}[0-9]{3}", value), value).toBe(false);
  }
  expect(fitsPattern("*", "anything\n")).toBe(true);
});

test.each([
  ["[A-Z]{4}[0-9]{6}[A-Z0-9]{8}", true],
  ["*", true],
  ["", false],
  ["(", false],
  ["(?=.*[A-Z]).+", false],
  ["(a)\\1", false],
  ["a".repeat(OWN_PATTERN_LENGTH_MAX), true],
  ["a".repeat(OWN_PATTERN_LENGTH_MAX + 1), false],
  ["((a{100}){100}){100}", false],
  ["((((.?){10}){10}){10}){1}", false],
  ["((((.?){20}){10}){5})*", false],
])("a merchant's own %s: %s", (pattern, isAllowed) => {
  expect(isOwnPattern(pattern)).toBe(isAllowed);
});

test("no expression that is allowed can be made to run away", () => {
  const nasty = ["(a+)+", "(a|a)*", "(a|aa)+", "(x+x+)+y", "(.*)*(.*)*(.*)*!", "([a-z]+)*[0-9]"];
  const value = `${"a".repeat(254)}!`;
  for (const pattern of nasty) fitsPattern(pattern, value);
  const startedAt = performance.now();
  for (const pattern of nasty) {
    expect(isOwnPattern(pattern)).toBe(true);
    fitsPattern(pattern, value);
    fitsPattern(pattern, "x".repeat(255));
  }
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test("what cannot be compiled accepts nothing", () => {
  expect(fitsPattern("(", "(")).toBe(false);
});
