import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Words = { title: string; summary?: string; content?: string };
type Entry = { words: Record<string, Words> };
type Banner = Entry & { groupName: string };
type Texts = { [key: string]: string | Texts };

const copies = import.meta.glob<Texts>("/brands/*/copy.ts", { eager: true, import: "default" });

/** What a brand's promotions, notices and help banners say first, in every language. */
function wordsOf(code: string): string[] {
  const file = JSON.parse(readFileSync(`brands/${code}/merchant.json`, "utf8")) as {
    promotions: Entry[];
    notices: Entry[];
    banners: Banner[];
    campaignWords: Record<string, Entry["words"]>;
  };
  const help = file.banners.filter(({ groupName }) => groupName === "w_help");
  const campaigns = Object.values(file.campaignWords).map((words) => ({ words }));
  return [...file.promotions, ...campaigns, ...file.notices, ...help].flatMap(({ words }) =>
    Object.values(words).flatMap(({ title, summary, content }) =>
      [title, summary, content].filter((text) => text !== undefined),
    ),
  );
}

test("no brand borrows another's words for promotions, notices and help", () => {
  const brands = readdirSync("brands", { withFileTypes: true }).filter((one) => one.isDirectory());
  const saidBy = new Map<string, string>();
  for (const { name } of brands)
    for (const text of wordsOf(name)) {
      expect([text, saidBy.get(text) ?? name]).toEqual([text, name]);
      saidBy.set(text, name);
    }
  expect(saidBy.size).toBeGreaterThan(150);
});

test("no two brands have the same text of their own for one place", () => {
  const saidBy = new Map<string, string>();
  for (const [path, copy] of Object.entries(copies))
    for (const [place, text] of leaves(copy)) {
      const said = `${place}: ${text}`;
      expect([said, saidBy.get(said) ?? path]).toEqual([said, path]);
      saidBy.set(said, path);
    }
  expect(saidBy.size).toBeGreaterThan(1200);
});

function* leaves(texts: Texts, path = ""): Generator<[place: string, text: string]> {
  for (const [key, value] of Object.entries(texts))
    if (typeof value === "string") yield [`${path}${key}`, value];
    else yield* leaves(value, `${path}${key}.`);
}
