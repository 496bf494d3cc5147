import { expect, test } from "vitest";
import { namedIn, wordsIn } from "./words-in.ts";

const words = { fr: "salut", "zh-Hant": "你好", pt: "olá", es: "hola", en: "hello" };

test("a reader gets the words of the nearest language, else of the default one", () => {
  for (const [language, said] of [
    ["es", "hola"],
    ["en", "hello"],
    ["en-GB", "hello"],
    ["pt-BR", "olá"],
    ["zh-Hant-TW", "你好"],
    ["zh-TW", "你好"],
    ["th", "hola"],
    ["sr-Latn", "hola"],
    ["no tag", "hola"],
  ])
    expect([language, wordsIn(words, language!)]).toEqual([language, said]);
});

test("words in neither are those of any language, and a name is none", () => {
  expect(wordsIn({ fr: "salut" }, "th")).toBe("salut");
  expect(namedIn({ fr: "salut" }, "th")).toBeUndefined();
  expect(wordsIn({}, "es")).toBeUndefined();
  expect(namedIn({ es: "" }, "valueOf")).toBe("");
});
