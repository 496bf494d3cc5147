import { isLanguage, languages, localeOf } from "#app/i18n/languages.ts";
import { inRegion } from "#platform/contract/languages/regional-words.ts";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { footerOfBrand } from "#themes/footer-links.ts";
import { HOME } from "#themes/home-sections.ts";
import { makeTheme } from "#themes/make-theme.ts";
import { menuOfBrand } from "#themes/menu.ts";
import type { KnownBrand } from "../check/checks/check-data.ts";
import { readSharedWords } from "../check/checks/check-wording.ts";
import { WrongUse } from "../command.ts";
import { ownPages } from "../plan/read-facts.ts";
import { lineOf, type SourceFile } from "../source/brand-source.ts";
import { didYouMean } from "../suggest.ts";
import { type PlatformAt, platformKeys, platformSteps, type Step } from "./platform-steps.ts";

/**
 * The sources of a value, from the one that all brands share to the one that overrides all. Throws
 * WrongUse with the likely key when no brand has the key.
 */
export async function valueSteps(brand: KnownBrand, key: string, at: PlatformAt): Promise<Step[]> {
  const path = key.split(".");
  const shared = await readSharedWords();
  const sources: [SourceFile, unknown, unknown][] = [
    [brand.config, settingsOf(brand), brand.config.literals?.value],
    [brand.tokens, looksOf(brand), brand.tokens.literals?.value],
    [brand.copy, undefined, brand.copy.literals?.value],
  ];
  const steps: Step[] = [];
  const words = shared[path[0]!]?.get(path.slice(1).join("."));
  if (words !== undefined) {
    steps.push({ from: `default: app/i18n/locales/${path[0]}/${path[1]}.ts`, value: words });
    const here = inBrandsRegion(brand, path[0]!, words);
    if (here !== words)
      steps.push({ from: "region: platform/contract/languages/regional-words.ts", value: here });
  }
  for (const [file, whole, own] of sources) {
    const said = valueAt(own, path);
    const value = valueAt(whole, path);
    if (said === undefined && value !== undefined)
      steps.push({ from: `default: ${standardOf(path)}, because the brand says nothing`, value });
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

/** The place of the default for a setting or token that a brand leaves out. */
const STANDARDS: Readonly<Record<string, string>> = {
  locales: "app/i18n/languages.ts",
  gameTypes: "all of themes/game-types.ts",
  menu: "themes/menu.ts",
  home: "themes/home-sections.ts, by the kind of hero",
  footer: "themes/footer-links.ts, with all pages of its own",
  appPage: "the site's own page",
};
const standardOf = ([first]: readonly string[]) => STANDARDS[first!] ?? "themes/";

/** The settings of the site, with defaults for those that the brand leaves out. */
function settingsOf(brand: KnownBrand) {
  const { data } = brand;
  return {
    ...data,
    locales: Object.fromEntries(languages.map((one) => [one, localeOf(one, data.locales)])),
    gameTypes: data.gameTypes ?? GAME_TYPES,
    menu: data.menu ?? menuOfBrand(data).map((line) => ("label" in line ? line.label : line)),
    home: data.home ?? HOME[data.layout.hero],
    footer: footerOfBrand(data.footer, ownPages(brand)),
    appPage: data.appPage ?? "/down",
    legal: { address: "", ...data.legal },
  };
}

/** The tokens of the site; missing ones are derived. */
function looksOf({ looks }: KnownBrand) {
  const { shape, light, dark } = makeTheme(looks);
  return {
    ...looks,
    light: { palette: light.color, atmosphere: light.atmosphere },
    dark: { palette: dark.color, atmosphere: dark.atmosphere },
    display: { ...shape.display, ...looks.display },
    text: { ...shape.text, ...looks.text },
    icon: { stroke: Number(shape.icon.stroke), ends: shape.icon.cap },
  };
}

function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, step) => (node && typeof node === "object" ? Reflect.get(node, step) : undefined),
    whole,
  );
}

/** Every path that has a value, including whole objects and lists. */
function paths(node: unknown, before: string[] = []): string[] {
  const here = before.length > 0 ? [before.join(".")] : [];
  if (!node || typeof node !== "object") return here;
  const below = Object.entries(node).flatMap(([key, value]) => paths(value, [...before, key]));
  return [...here, ...below];
}
