import { expect, test } from "vitest";
import { partsOf, plainText } from "./article-text.ts";
import type { ArticleText } from "./help-texts.server.ts";
import { searchHelp } from "./search-help.ts";

const section = (title: string, ...text: string[]) => ({ title, text });
const deposits: ArticleText = {
  title: "Depósitos",
  lead: "",
  keywords: "recargar",
  sections: {
    steps: section("Paso a paso", "Elige el monto y paga en la página de la pasarela."),
    states: section("Qué significa cada estado", "Acreditado: ya está en tu [saldo](/x)."),
  },
};
const account: ArticleText = {
  title: "Tu cuenta",
  lead: "",
  keywords: "",
  sections: { open: section("Abrir una cuenta", "Después puedes hacer un depósito.") },
};
const find = (query: string) =>
  searchHelp(
    [
      ["deposits", deposits],
      ["account", account],
    ],
    query,
  ).map(({ article, section: id }) => `${article}#${id}`);

test("accents and letter case make no difference, and the title counts more than the text", () =>
  expect(find("DEPOSITO")).toEqual(["deposits#steps", "deposits#states", "account#open"]));
test("every word must be there, as the beginning of one", () => {
  expect(find("estado acre")).toEqual(["deposits#states"]);
  expect(find("estado pasarela")).toEqual([]);
  expect(find("pósito")).toEqual([]);
});
test("a heading counts most, and other names of the article are known", () => {
  expect(find("cuenta")).toEqual(["account#open"]);
  expect(find("recargar")).toEqual(["deposits#steps", "deposits#states"]);
});
test("nothing but signs finds nothing", () => expect(find(" (.*) ")).toEqual([]));
test("what is shown of a section holds the word, without the marks of links", () => {
  const long = section("Largo", `${"palabra ".repeat(60)}aguja ${"palabra ".repeat(60)}`);
  const one: ArticleText = { ...account, sections: { long } };
  const [hit] = searchHelp([["account", one]], "aguja");
  expect(hit?.text).toMatch(/^… .*aguja.* …$/);
  expect(hit!.text.length).toBeLessThan(190);
  expect(searchHelp([["deposits", deposits]], "saldo")[0]?.text).toBe(
    "Acreditado: ya está en tu saldo.",
  );
});

test("links of this site are cut out of a text, and no others", () => {
  expect(partsOf("Mira los [términos](/help/terms#a) y [eso](https://x.test).")).toEqual([
    "Mira los ",
    { words: "términos", to: "/help/terms#a" },
    " y [eso](https://x.test).",
  ]);
  expect(plainText("[Uno](/a) y [dos](/b)")).toBe("Uno y dos");
});
