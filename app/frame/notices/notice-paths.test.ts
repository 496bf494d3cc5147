import { expect, test } from "vitest";
import { barTypesAt, isHomeAt, popsUpAt } from "./notice-paths.ts";

test.each([
  ["/", ["B", "H"], true],
  ["/home", ["B", "H"], true],
  ["/login", ["B", "H"], false],
  ["/register", ["B", "H"], false],
  ["/hot", ["B"], true],
  ["/rngList", ["B"], true],
  ["/sports", ["B"], true],
  ["/fish", ["B"], true],
  ["/promotions", ["B", "PR"], false],
  ["/game", [], false],
  ["/help", [], false],
  ["/noticePage", [], false],
  ["/member/deposit", [], false],
])("%s scrolls %j; announcements open: %s", (path, types, opens) => {
  expect(barTypesAt(path)).toEqual(types);
  expect(popsUpAt(path)).toBe(opens);
});

test("the home page is also behind its dialogs", () => {
  expect(["/", "/home", "/login", "/register"].every(isHomeAt)).toBe(true);
  expect(["/hot", "/promotions", "/help"].some(isHomeAt)).toBe(false);
});
