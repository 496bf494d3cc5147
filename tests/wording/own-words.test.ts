import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Words = { title: string; summary?: string; content?: string };
type Entry = { words: Record<string, Words> };

/** What a brand's promotions and notices say first, in every language. */
function wordsOf(code: string): string[] {
  const file = JSON.parse(readFileSync(`brands/${code}/merchant.json`, "utf8")) as {
    promotions: Entry[];
    notices: Entry[];
  };
  return [...file.promotions, ...file.notices].flatMap(({ words }) =>
    Object.values(words).flatMap(({ title, summary, content }) =>
      [title, summary, content].filter((text) => text !== undefined),
    ),
  );
}

test("no brand borrows another's words for promotions and notices", () => {
  const brands = readdirSync("brands", { withFileTypes: true }).filter((one) => one.isDirectory());
  const saidBy = new Map<string, string>();
  for (const { name } of brands)
    for (const text of wordsOf(name)) {
      expect([text, saidBy.get(text) ?? name]).toEqual([text, name]);
      saidBy.set(text, name);
    }
  expect(saidBy.size).toBeGreaterThan(150);
});
