import { isLanguage, localeOf } from "#app/i18n/languages.ts";
import { inRegion } from "#app/i18n/regions.ts";
import { completePalette } from "#themes/make-theme.ts";
import type { KnownBrand } from "../check/check-data.ts";
import { readSharedWords } from "../check/check-wording.ts";
import { WrongUse } from "../command.ts";
import { lineOf, type SourceFile } from "../source/brand-source.ts";
import { didYouMean } from "../suggest.ts";
import { type PlatformAt, platformKeys, platformSteps, type Step } from "./platform-steps.ts";

/**
 * Where a value comes from, from what all brands share to who has the last word. Throws WrongUse with
 * the key that was meant where no brand has it.
 */
export async function valueSteps(brand: KnownBrand, key: string, at: PlatformAt): Promise<Step[]> {
  const path = key.split(".");
  const shared = await readSharedWords();
  const sources: [SourceFile, unknown, unknown][] = [
    [brand.config, brand.data, brand.config.literals?.value],
    [brand.tokens, looksOf(brand), brand.tokens.literals?.value],
    [brand.copy, undefined, brand.copy.literals?.value],
  ];
  const steps: Step[] = [];
  const words = shared[path[0]!]?.get(path.slice(1).join("."));
  if (words !== undefined) {
    steps.push({ from: `default: app/i18n/locales/${path[0]}/${path[1]}.ts`, value: words });
    const here = inBrandsRegion(brand, path[0]!, words);
    if (here !== words) steps.push({ from: "region: app/i18n/regions.ts", value: here });
  }
  for (const [file, whole, own] of sources) {
    const said = valueAt(own, path);
    const value = valueAt(whole, path);
    if (said === undefined && value !== undefined)
      steps.push({ from: "default: themes/, because the brand says nothing", value });
    if (said !== undefined)
      steps.push({ from: `brand: ${file.path}:${lineOf(file, path)}`, value: said });
  }
  const [first] = path;
  steps.push(...(await platformSteps(brand, key, steps.length > 0, at)));
  if (steps.length > 0) return steps;
  const known = [...(shared[first!]?.keys() ?? [])].map((name) => `${first}.${name}`);
  const near = [...known, ...platformKeys(), ...sources.flatMap(([, whole]) => paths(whole))];
  throw new WrongUse(`No brand has "${key}". ${didYouMean(key, near)}`.trim());
}

/** Shared words in the form of their language that the brand speaks. */
export function inBrandsRegion({ data }: KnownBrand, language: string, words: string): string {
  return isLanguage(language) ? inRegion(words, localeOf(language, data.locales ?? {})) : words;
}

/** The tokens as the site wears them: roles that were left out are derived. */
function looksOf({ looks }: KnownBrand) {
  const mode = (name: "light" | "dark") => ({
    ...looks[name],
    palette: completePalette(looks[name].palette),
  });
  return { ...looks, light: mode("light"), dark: mode("dark") };
}

function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, step) => (node && typeof node === "object" ? Reflect.get(node, step) : undefined),
    whole,
  );
}

function paths(node: unknown, before: string[] = []): string[] {
  if (!node || typeof node !== "object") return [before.join(".")];
  return Object.entries(node).flatMap(([key, value]) => paths(value, [...before, key]));
}
