import { expect, test } from "vitest";
import { FIELD_PATTERNS, fitsPattern, type PatternId } from "./field-rules.ts";

const cases: [PatternId, fits: string[], not: string[]][] = [
  ["any", ["", "あ !"], []],
  ["letterFirst", ["a", "Ana99"], ["9ana", "ana_9", "ána"]],
  ["chineseAndDigits", ["中文88"], ["中文a"]],
  ["email", ["a.b+c@mail.example.mx"], ["a@b", "a b@c.mx", "@c.mx", "a@c.mx\n"]],
  ["lettersOrDigits", ["abc", "123", "a1"], ["a-1", ""]],
  ["lettersAndDigits", ["a1"], ["abc", "123", "a1!"]],
  ["digits", ["0123"], ["12a", "١٢"]],
  ["lettersDigitsUppercase", ["Abc1"], ["abc1", "ABC"]],
  ["englishAndSpaces", ["Ana Maria"], ["Ana María", "Ana1"]],
  ["noSpaces", ["a!b"], ["a b", "a\tb"]],
  ["chineseAndPunctuation", ["中文。"], ["中文1"]],
  ["date", ["2026-11-20", "11-20-2026"], ["2026-13-01", "20-11-2026", "2026-1-1"]],
  ["lettersAndSpaces", ["José Ángel"], ["José 2"]],
  ["korean", ["한국"], ["한국a"]],
  ["thai", ["สวัสดี"], ["สวัสดี a"]],
  ["thaiOrEnglishAndSpaces", ["สวัสดี abc"], ["สวัสดี 1"]],
  ["uppercaseAndSpaces", ["ANA MARIA"], ["   ", "Ana"]],
  ["lettersDigitsSymbols", ["aB1!~"], ["a b", "é"]],
  ["strong", ["aB1!"], ["aB11", "ab1!", "AB1!", "aBc!"]],
  ["fullName", ["José Pérez", "Ana-Lía O'Dell Ruiz"], ["José", "José  Pérez", "José 2"]],
  ["fullWidthJapanese", ["ひらがなカタカナー漢字"], ["ひらがなa"]],
  ["uppercaseOnly", ["ANA"], ["ANA MARIA", "Ana"]],
];

test.each(cases)("%s", (patternId, fits, not) => {
  for (const value of fits) expect(fitsPattern(patternId, value), value).toBe(true);
  for (const value of not) expect(fitsPattern(patternId, value), value).toBe(false);
});

test("every kind of the specification has its cases", () => {
  expect(cases.map(([id]) => id)).toEqual(Object.keys(FIELD_PATTERNS));
  expect(cases).toHaveLength(22);
});

test("no expression can be made to run away", () => {
  const nasty = ["a", "A1", "a.", "a-", "a ", "é'", "中", "1-", "a@a."];
  const startedAt = performance.now();
  for (const id of Object.keys(FIELD_PATTERNS) as PatternId[]) {
    for (const part of nasty) fitsPattern(id, `${part.repeat(20_000)}\u0000`);
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
