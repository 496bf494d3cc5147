import { expect, test } from "vitest";
import { fitsPattern } from "../contract/core/accepted-pattern.ts";
import { FIELD_PATTERNS, type PatternId } from "./field-rules.ts";

const cases: [PatternId, fits: string[], not: string[]][] = [
  ["any", ["", "あ !", "\n"], []],
  ["letterFirst", ["a", "Ana99"], ["9ana", "ana_9", "ána", "ａna"]],
  ["chineseAndDigits", ["中文88", "88"], ["中文a", "中 文", "カ", "中文８"]],
  ["email", ["a.b+c@mail.example.mx"], ["a@b", "a b@c.mx", "@c.mx", "a@c.mx\n", "ñ@c.mx"]],
  ["lettersOrDigits", ["abc", "123", "a1"], ["a-1", "", "ñ", "a1\n"]],
  ["lettersAndDigits", ["a1", "1a", "aaa1aaa", "9999Z"], ["abc", "123", "a1!", "ñ1", ""]],
  ["digits", ["0123"], ["12a", "١٢", "１２", "1 2"]],
  ["lettersDigitsUppercase", ["Abc1", "1abcA", "A1"], ["abc1", "ABC", "1234", "Ábc1"]],
  ["englishAndSpaces", ["Ana Maria"], ["Ana María", "Ana1", "Ana\tMaria"]],
  ["noSpaces", ["a!b", "ñandú"], ["a b", "a\tb", "a\u00a0b", "a\u3000b"]],
  ["chineseAndPunctuation", ["中文。", "“中”、文"], ["中文1", "中文a", "中 文"]],
  [
    "date",
    ["2026-11-20", "11-20-2026"],
    ["2026-13-01", "20-11-2026", "2026-1-1", "２０２６-11-20"],
  ],
  [
    "lettersAndSpaces",
    ["José Ángel", "Muñoz", "Mun\u0303oz", "Łukasz", "王 小明"],
    ["José 2", "O'Dell"],
  ],
  ["korean", ["한국", "ㅎ"], ["한국a", "한 국", "韓國"]],
  ["thai", ["สวัสดี"], ["สวัสดี a", "ลาว ", "ລາວ"]],
  ["thaiOrEnglishAndSpaces", ["สวัสดี abc", "Ana"], ["สวัสดี 1", "María"]],
  ["uppercaseAndSpaces", ["ANA MARIA", " A "], ["   ", "Ana", "MARÍA", ""]],
  ["lettersDigitsSymbols", ["aB1!~", "123"], ["a b", "é", "¡hola!"]],
  [
    "strong",
    ["aB1!", "!1Ba", "xxA1~xx", "B!a1"],
    ["aB11", "ab1!", "AB1!", "aBc!", "aB1ñ", "aB1 !"],
  ],
  [
    "fullName",
    ["José Pérez", "Ana-Lía O'Dell Ruiz", "Íñigo Muñoz", "김 철수", "สมชาย ใจดี", "J. D’Angelo"],
    ["José", "José  Pérez", "José 2", " José Pérez", "José Pérez "],
  ],
  [
    "fullWidthJapanese",
    ["ひらがなカタカナー漢字", "ＡＢＣ１２３", "山田　太郎", "コーヒー・紅茶"],
    ["ひらがなa", "ｶﾀｶﾅ", "山田 太郎", "漢字1", "한국"],
  ],
  ["uppercaseOnly", ["ANA"], ["ANA MARIA", "Ana", "ÑANDÚ", "ANA1"]],
];

test.each(cases)("%s", (patternId, fits, not) => {
  const pattern = FIELD_PATTERNS[patternId];
  for (const value of fits) expect(fitsPattern(pattern, value), value).toBe(true);
  for (const value of not) expect(fitsPattern(pattern, value), value).toBe(false);
});

test("every kind of the specification has its cases", () => {
  expect(cases.map(([id]) => id)).toEqual(Object.keys(FIELD_PATTERNS));
  expect(cases).toHaveLength(22);
});

test("no expression can be made to run away", () => {
  const nasty = ["a", "A1", "a.", "a-", "a ", "é'", "中", "1-", "a@a.", "aA1"];
  const patterns = Object.values(FIELD_PATTERNS);
  for (const pattern of patterns) fitsPattern(pattern, "a");
  const startedAt = performance.now();
  for (const pattern of patterns) {
    for (const part of nasty) fitsPattern(pattern, `${part.repeat(200)}\u0000`);
  }
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});
