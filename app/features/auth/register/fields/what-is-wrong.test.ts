import { expect, test } from "vitest";
import { fitsPattern } from "#platform/contract/core/accepted-pattern.ts";
import { FIELD_PATTERNS, isPatternId } from "#platform/domain/field-rules.ts";
import { whatIsWrong } from "./what-is-wrong.ts";

test.each([
  ["letterFirst", "9ana", { wrong: "digitFirst" }],
  ["letterFirst", "ana gil", { wrong: "space" }],
  ["letterFirst", "ana_gil", { wrong: "sign", sign: "_" }],
  ["letterFirst", "peña", { wrong: "sign", sign: "ñ" }],
  ["lettersAndDigits", "1234", { wrong: "noLetter" }],
  ["lettersAndDigits", "abcd", { wrong: "noDigit" }],
  ["lettersDigitsUppercase", "abc1", { wrong: "noUpper" }],
  ["digits", "12a4", { wrong: "sign", sign: "a" }],
  ["noSpaces", "a bc", { wrong: "space" }],
  ["strong", "Abc1", { wrong: "noSymbol" }],
  ["strong", "ABC1!", { wrong: "noLower" }],
  ["fullName", "José", { wrong: "oneWord" }],
  ["fullName", "José 2", { wrong: "sign", sign: "2" }],
  ["email", "nada.example", { wrong: "noAt" }],
])("%s: %s", (patternId, typed, wrong) => {
  expect(whatIsWrong(patternId, typed)).toEqual(wrong);
  if (isPatternId(patternId)) expect(fitsPattern(FIELD_PATTERNS[patternId], typed)).toBe(false);
});

test.each([
  ["letterFirst", "Ana9"],
  ["lettersAndDigits", "a1"],
  ["strong", "Abc1!"],
  ["fullName", "José María O’Brien-Gil"],
  ["email", "ana@mail.example"],
  ["noSpaces", "@ana_gil"],
] as const)("nothing is named in a right %s", (patternId, typed) => {
  expect(whatIsWrong(patternId, typed)).toBeNull();
  expect(fitsPattern(FIELD_PATTERNS[patternId], typed)).toBe(true);
});

test("a kind without words of its own names nothing", () => {
  expect(whatIsWrong("korean", "abc")).toBeNull();
  expect(whatIsWrong(undefined, "abc")).toBeNull();
});
