import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { articleNames } from "./articles.ts";
import type { ArticleText } from "./help-texts.server.ts";

const files = import.meta.glob<ArticleText>("./articles/*/*.ts", {
  eager: true,
  import: "default",
});
const textOf = (language: string, name: string) => files[`./articles/${language}/${name}.ts`];

test.each(languages)("every article is written in %s, and no other", (language) => {
  const written = readdirSync(`${import.meta.dirname}/articles/${language}`);
  expect(written.map((file) => file.replace(".ts", "")).sort()).toEqual([...articleNames].sort());
});

test.each(articleNames)("%s says as much in both languages, and leads to articles", (name) => {
  const [es, en] = [textOf("es", name), textOf("en", name)];
  const shape = (text: ArticleText | undefined) =>
    Object.entries(text?.sections ?? {}).map(([id, { text: lines, list, rows, steps }]) => [
      id,
      ...[lines, list, rows, steps].map((part) => part?.length),
    ]);
  expect(shape(en)).toEqual(shape(es));
  for (const text of [es, en]) {
    expect(JSON.stringify(text), "an amount of one house's currency").not.toMatch(/\b[P$€] ?\d/);
    const links = JSON.stringify(text).matchAll(/\]\(\/help\/(\w+)(?:#(\w+))?\)/g);
    for (const [, article = "", section] of links) {
      expect(articleNames).toContain(article);
      if (section) expect(textOf("es", article)?.sections).toHaveProperty(section);
    }
  }
});
