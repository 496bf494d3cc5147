import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { languages } from "#app/i18n/languages.ts";
import { lineOf } from "../../source/brand-source.ts";
import { didYouMean } from "../../suggest.ts";
import type { Finding } from "../finding.ts";
import type { KnownBrand } from "./check-data.ts";

const LOCALES = fileURLToPath(new URL("../../../../app/i18n/locales/", import.meta.url));

/** Every shared text by its path, "home.popular", with the words of each language. */
export type SharedWords = Record<string, ReadonlyMap<string, string>>;

export async function readSharedWords(): Promise<SharedWords> {
  const words: SharedWords = {};
  for (const language of languages) {
    const folder = join(LOCALES, language);
    const all = new Map<string, string>();
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
      const { default: texts } = await import(pathToFileURL(join(folder, file)).href);
      for (const [path, text] of leaves(texts, [file.replace(/\.ts$/, "")]))
        if (typeof text === "string") all.set(path, text);
    }
    words[language] = all;
  }
  return words;
}

const ARTICLES = fileURLToPath(
  new URL("../../../../app/features/help/articles/es/", import.meta.url),
);
/** The shared articles' source by their names. */
const articles = new Map(
  readdirSync(ARTICLES).map((file) => [
    file.replace(/\.ts$/, ""),
    readFileSync(join(ARTICLES, file), "utf8"),
  ]),
);
const IN_ARTICLE =
  /^(title|lead|keywords|sections\.[\w-]+\.(title|(text|list)\.\d+|rows\.\d+\.\d+|steps\.\d+\.(text|picture)))$/;
const filled = new Set([...articles.values()].flatMap((source) => placeholders(source)));

/** What is wrong with a text of a brand's own article; it need not keep the shared one's placeholders. */
function articleFault(path: string, text: unknown): [message: string, fix: string] | null {
  const [, name = "", rest = ""] = /^articles\.([^.]+)\.(.+)$/.exec(path) ?? [];
  if (!articles.has(name) || !IN_ARTICLE.test(rest))
    return [`No page reads "${path}".`, didYouMean(name, articles.keys()) || "Take it out."];
  if (typeof text !== "string") return [`"${path}" is ${text} and no text.`, QUOTED];
  if (text.trim() === "") return [`"${path}" is empty.`, "Say something, or take it out."];
  const strange = placeholders(text).find((mark) => !filled.has(mark));
  return strange ? [`Nothing fills ${strange} in "${path}".`, "Write it out."] : null;
}

const QUOTED = "Write words in quotation marks.";

/**
 * Overrides that have an unknown name, lack their placeholders, are empty, or are in another
 * language.
 */
export function checkWording(brand: KnownBrand, shared: SharedWords): Finding[] {
  const { copy, config, data } = brand;
  const said = (copy.literals?.value ?? {}) as Record<string, object>;
  const findings: Finding[] = [];
  const add = (path: string[], message: string, fix: string) =>
    findings.push({
      ...{ rule: "wording", brand: brand.code, file: copy.path, line: lineOf(copy, path) },
      ...{ message, fix },
    });
  const spoken = data.languages.filter((language) => !leaves(said[language] ?? {}).next().done);
  for (const language of data.languages.filter((one) => spoken[0] && !spoken.includes(one)))
    findings.push({
      ...{ rule: "wording-language", brand: brand.code, file: copy.path, line: 1 },
      message: `The brand has words of its own in "${spoken[0]}" and none in "${language}".`,
      fix: `Say it in "${language}" too, or leave it where all brands' words are meant there.`,
    });
  for (const [language, locale] of Object.entries(data.locales))
    if (locale && new Intl.Locale(locale).language !== language)
      findings.push({
        ...{ rule: "wording", brand: brand.code, file: config.path },
        line: lineOf(config, ["locales", language]),
        message: `"${locale}" is no form of "${language}", in which the words are.`,
        fix: `Write one that begins with "${language}-", such as that of the country.`,
      });
  for (const [language, texts] of Object.entries(said)) {
    const own = shared[language];
    if (!own || !data.languages.some((one) => one === language)) {
      add([language], `The brand does not speak "${language}".`, "Take it out, or offer it.");
      continue;
    }
    for (const [path, text] of leaves(texts)) {
      const place = [language, ...path.split(".")];
      if (path.startsWith("articles.")) {
        const fault = articleFault(path, text);
        if (fault) add(place, ...fault);
        continue;
      }
      const common = own.get(path);
      if (common === undefined) {
        const meant = didYouMean(path, own.keys()) || "Take it out.";
        add(place, `No page reads "${path}".`, meant);
      } else if (typeof text !== "string") {
        add(place, `"${path}" is ${text} and no text.`, QUOTED);
      } else if (text.trim() === "") {
        add(place, `"${path}" is empty in ${language}.`, "Say something, or take it out.");
      } else {
        const lost = placeholders(common).filter((name) => !placeholders(text).includes(name));
        if (lost.length > 0)
          add(place, `"${path}" has lost ${lost.join(", ")}.`, "Put it back where it belongs.");
      }
    }
  }
  return findings;
}

function placeholders(text: string): string[] {
  return text.match(/\{\{[^}]*\}\}/g) ?? [];
}

function* leaves(node: object, path: string[] = []): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === "object") yield* leaves(value, [...path, key]);
    else yield [[...path, key].join("."), value];
  }
}
