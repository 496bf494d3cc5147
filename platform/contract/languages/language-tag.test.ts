import { expect, test } from "vitest";
import { acceptedLanguages } from "./accepted-languages.ts";
import {
  LANGUAGE_TAG_MAX,
  languageChain,
  languageTag,
  offeredLanguage,
  tagAt,
} from "./language-tag.ts";

test("a tag is taken in its canonical form", () => {
  for (const [given, canonical] of [
    ["es", "es"],
    ["pt-br", "pt-BR"],
    ["ZH-hant", "zh-Hant"],
    ["sr-latn-rs", "sr-Latn-RS"],
    ["iw", "he"],
    ["de-CH-1996", "de-CH-1996"],
  ])
    expect([given, languageTag.parse(given)]).toEqual([given, canonical]);
});

test("an invalid tag is refused, and one that is too long", () => {
  const long = `en-${"abcdefgh-".repeat(4)}abcd`;
  expect(long.length).toBeGreaterThan(LANGUAGE_TAG_MAX);
  const nonsense = ["", "e", "es_MX", "español", "*", "es-", "../../etc", "es'--", "x-private"];
  for (const text of [...nonsense, long, "e".repeat(10_000)])
    expect([text.slice(0, 40), languageTag.safeParse(text).success]).toEqual([
      text.slice(0, 40),
      false,
    ]);
});

test("a reader's languages become shorter step by step", () => {
  expect(languageChain("zh-Hant-TW")).toEqual(["zh-Hant-TW", "zh-Hant", "zh"]);
  expect(languageChain("pt-BR")).toEqual(["pt-BR", "pt"]);
  expect(languageChain("sr-Latn")).toEqual(["sr-Latn", "sr"]);
  expect(languageChain("es")).toEqual(["es"]);
  expect(languageChain("en-u-ca-buddhist")).toEqual(["en"]);
  expect(languageChain("nonsense!")).toEqual([]);
});

test("a country that writes in another script than the usual one reads that script", () => {
  expect(languageChain("zh-TW")).toEqual(["zh-TW", "zh-Hant", "zh"]);
  expect(languageChain("zh-CN")).toEqual(["zh-CN", "zh"]);
  expect(languageChain("sr-ME")).toEqual(["sr-ME", "sr-Latn", "sr"]);
});

test("the nearest offered language is chosen, else the default", () => {
  const offered = ["es", "en", "pt"] as const;
  const chosen = ["pt-BR", "en-GB", "es-MX", "th", ""].map((tag) =>
    offeredLanguage(tag, offered, "es"),
  );
  expect(chosen).toEqual(["pt", "en", "es", "es", "es"]);
});

test("an Accept-Language header is read by its weights", () => {
  for (const [header, tags] of [
    ["es", ["es"]],
    ["es-MX,es;q=0.9,en;q=0.8", ["es-MX", "es", "en"]],
    ["en;q=0.5, zh-hant-tw;q=0.9, pt-br", ["pt-BR", "zh-Hant-TW", "en"]],
    ["*;q=0.5, fr;q=0, de ; q=0.3", ["de"]],
    ["nonsense_, 12, en;q=2, es;q=x, sr-Latn", ["sr-Latn"]],
    ["", []],
  ] as const)
    expect([header, acceptedLanguages(header)]).toEqual([header, tags]);
});

test("only the beginning of a long header is read", () => {
  expect(acceptedLanguages(`${"q,".repeat(20)}es`)).toEqual([]);
});

test.each([
  ["es", "PE", "es-PE"],
  ["en", "ES", "en-GB"],
  ["pt", "BR", "pt"],
  ["es-MX", "PE", "es-MX"],
  ["es", "", "es-MX"],
  ["nonsense!", "ES", "nonsense!"],
])("a reader of %s at a merchant of %j reads %s", (tag, country, form) =>
  expect(tagAt(tag, country)).toBe(form),
);
