import { expect, test } from "vitest";
import { readBrand, sourceFile } from "../../source/brand-source.ts";
import { checkData } from "./check-data.ts";
import { checkWording, readSharedWords } from "./check-wording.ts";

const noche = readBrand(".", "noche");
const shared = await readSharedWords();

/** The findings for noche with other words of its own, or another line in its data. */
function said({ copy = noche.copy.text, line = "" }) {
  const { known } = checkData({
    ...noche,
    copy: sourceFile(noche.copy.path, "copy.ts", copy),
    config: sourceFile(
      noche.config.path,
      "brand.config.ts",
      noche.config.text.replace("defaultTheme", `${line}defaultTheme`),
    ),
  });
  return checkWording(known!, shared).map(
    ({ rule, file, line: at, message }) => `${rule} ${file.split("/")[2]}:${at} ${message}`,
  );
}

test("wording in only one of two languages is reported", () => {
  expect(said({ copy: 'export default { es: { home: { popular: "Ahora" } }, en: {} };' })).toEqual([
    'wording-language copy.ts:1 The brand has words of its own in "es" and none in "en".',
  ]);
  expect(said({ copy: "export default {};" })).toEqual([]);
});

test("a language that the brand does not speak is not missed", () => {
  const copy = 'export default { es: { home: { popular: "Ahora" } } };';
  expect(said({ copy, line: 'languages: ["es"],\n' })).toEqual([]);
});

test.each([
  ["5", "5"],
  ["true", "true"],
  ["null", "null"],
])("%s is no text", (value, text) => {
  const copy = noche.copy.text.replace('"Popular ahora"', value);
  const line = copy.split("\n").findIndex((one) => one.includes(`popular: ${value},`)) + 1;
  expect(said({ copy })).toEqual([
    `wording copy.ts:${line} "home.popular" is ${text} and no text.`,
  ]);
});

test("a form of a language is one of the language that the words are in", () => {
  expect(said({ line: 'locales: { es: "es-PE" },\n' })).toEqual([]);
  expect(said({ line: 'locales: { es: "ar-EG" },\n' })).toEqual([
    'wording brand.config.ts:8 "ar-EG" is no form of "es", in which the words are.',
  ]);
});

test("an operator's own articles need no shared placeholder, and have only names that a page reads", () => {
  const article = (more: string) =>
    `{ terms: { title: "Reglas", sections: { uno: { title: "Uno", text: ["De {{brand}}."${more}] } } } }`;
  const copy = (es: string) =>
    `export default { es: { articles: ${es} }, en: { articles: ${article("")} } };`;
  expect(said({ copy: copy(article("")) })).toEqual([]);
  const wrong = {
    [article(', "{{quien}}"')]: 'Nothing fills {{quien}} in "articles.terms.sections.uno.text.1".',
    [article(', " "')]: '"articles.terms.sections.uno.text.1" is empty.',
    [article(", 5")]: '"articles.terms.sections.uno.text.1" is 5 and no text.',
    '{ termos: { title: "Reglas" } }': 'No page reads "articles.termos.title".',
    '{ terms: { titulo: "Reglas" } }': 'No page reads "articles.terms.titulo".',
  };
  for (const [text, message] of Object.entries(wrong))
    expect(said({ copy: copy(text) })).toEqual([`wording copy.ts:1 ${message}`]);
});
