import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MONTHS = "January|February|March|April|June|July|August|September|October|November|December";
/** The other country's spellings, and its order of day and month. */
const AMERICAN = [
  /\b(?:colors?|colored|favorites?|centers?|centered|theaters?|jewelry|neighbors?|honors?|honored)\b/gi,
  /\b(?:canceled|canceling|traveled|labeled|modeled|catalogs?|programs? (?:fee|member)|grays?)\b/gi,
  /\b(?:licenses?|defense|offense|behaviors?|fulfills?|enrollment|judgment|gotten|checkbook)\b/gi,
  /\b(?!(?:over|re)?siz|\w*priz|seiz|capsiz)\w+(?:iz(?:e|es|ed|ing|ation|ations)|yz(?:e|es|ed|ing))\b/gi,
  new RegExp(`\\b(?:${MONTHS}) \\d`, "g"),
];

const read = (path: string) => readFileSync(path, "utf8");
/** Whoever searches may spell a word either way. */
const withoutKeywords = (text: string) => text.replaceAll(/^\s*keywords:.*$/gm, "");
/** What follows the mark of the English half of a file. */
const englishHalf = (text: string) => text.slice(text.search(/^(?: {2}en: \{|const en\b)/m));

const WHOLE = ["app/i18n/locales/en/*.ts", "app/features/help/articles/en/*.ts"];
const LETTERS = "platform/core/outbox/words/en.ts";
const HALVES = ["vendors/mockpay/words.ts", "vendors/engines/shared/page/words.ts"];

const texts: [place: string, text: string][] = [
  ...globSync([...WHOLE, LETTERS, "brands/*/pages/*.en.md"]).map((path): [string, string] => [
    path,
    withoutKeywords(read(path)),
  ]),
  ...HALVES.map((path): [string, string] => [path, englishHalf(read(path))]),
  ...globSync("brands/*/copy.ts").map((path): [string, string] => [path, englishHalf(read(path))]),
  ...globSync("brands/*/merchant.json").map((path): [string, string] => [
    path,
    englishOf(JSON.parse(read(path))).join("\n"),
  ]),
];

/** Every text of a merchant's file below a key or beside a field that says English. */
function englishOf(value: unknown, isEnglish = false): string[] {
  if (typeof value === "string") return isEnglish ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const isHere = isEnglish || ("language" in value && value.language === "en");
  return Object.entries(value).flatMap(([key, one]) => englishOf(one, isHere || key === "en"));
}

const foundIn = (text: string) => AMERICAN.flatMap((spelling) => text.match(spelling) ?? []);

test("the English of every house is spelled as in Britain, like its dates", () => {
  expect(texts.length).toBeGreaterThan(40);
  for (const [place, text] of texts) {
    expect(text.length, place).toBeGreaterThan(20);
    expect.soft([place, foundIn(text)]).toEqual([place, []]);
  }
});

test("the other country's spellings are found", () => {
  expect(foundIn("A favorite color: we recognize the size of a prize.")).toEqual([
    ...["favorite", "color", "recognize"],
  ]);
  expect(foundIn("until November 20, 2026")).toEqual(["November 2"]);
});
