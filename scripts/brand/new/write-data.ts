import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrandInput } from "#themes/define-brand.ts";
import type { Tokens } from "#themes/tokens.ts";
import type { Answers } from "./answers.ts";
import { localHosts } from "./brand-identities.ts";
import type { Face, Mood } from "./colours/mood.ts";
import { COUNTRIES, moneyOf } from "./countries.ts";
import { newMerchant } from "./merchant/new-merchant.ts";

type Parts = { folder: string; answers: Answers; mood: Mood; tokens: Tokens };

/** The lobby's groups of slots; a new brand starts with another group than its neighbours. */
const CATEGORIES = [
  ["CLASSIC", "slot-machine"],
  ["JEWELS", "gem-stone"],
  ["FIESTA", "maracas"],
  ["SPACE", "rocket"],
  ["ASIA", "dragon-face"],
  ["OCEAN", "tropical-fish"],
  ["ANIMALS", "tiger-face"],
  ["MYTH", "trident-emblem"],
] as const;

export const hostsOf = ({ code, hosts }: Answers): string[] => hosts ?? localHosts(code);

/** Writes a brand's data: its files, and the platform's data of its merchant. */
export function writeData(parts: Parts): void {
  const { folder, mood } = parts;
  mkdirSync(join(folder, "assets/fonts"), { recursive: true });
  const files: Record<string, string> = {
    "brand.config.ts": configText(parts),
    "tokens.ts": `import type { Tokens } from "#themes/tokens.ts";\n\nexport const tokens: Tokens = ${JSON.stringify(parts.tokens)};\n`,
    "theme.css.ts": themeText(mood),
    "fonts.ts": fontsText(mood),
    "merchant.json": JSON.stringify(newMerchant(hostsOf(parts.answers), parts)),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function configText({ answers, mood, tokens }: Parts): string {
  const { code, name, languages, country } = answers;
  const place = COUNTRIES[country]!;
  const config: BrandInput = {
    ...{ code, name, merchant: code, hosts: hostsOf(answers), languages },
    ...(country !== "MX" && { locales: { es: `es-${country}` } }),
    defaultTheme: mood.defaultTheme,
    currency: moneyOf(answers),
    timeZone: place.timeZone,
    layout: mood.layout,
    categories: CATEGORIES.map(([gameClassify, icon]) => ({ gameClassify, icon })),
    browserColor: { light: tokens.light.palette.page, dark: tokens.dark.palette.page },
    customerService: { email: answers.email ?? `ayuda@${code}.example` },
    legal: {
      company: answers.company ?? `${name} Demo, S. A.`,
      licence: answers.licence,
      ageMin: 18,
      helpline: answers.helpline,
    },
    licences: [{ authority: answers.authority, number: answers.licence }],
    jurisdiction: answers.jurisdiction,
  };
  return `import { defineBrand } from "#themes/define-brand.ts";\n\nexport default defineBrand(${JSON.stringify(config)});\n`;
}

/** The file name of a display face in the brand's own folder. */
export const cutName = ({ family }: Face) => `${family.toLowerCase().replaceAll(" ", "-")}.woff2`;

function themeText({ display, text }: Mood): string {
  const face = ({ family, weights }: Face, src: string) =>
    `globalFontFace("${family}", { src: 'url("${src}") format("woff2")', fontWeight: "${weights}",${
      family === "Anybody" ? ' fontStretch: "50% 150%",' : ""
    } fontDisplay: "swap" });`;
  const fallback = ({ family, kind, fit }: Face) =>
    `fallbackFace("${family}", "${kind}", ${JSON.stringify(fit)});`;
  return [
    'import { globalFontFace } from "@vanilla-extract/css";',
    'import { defineTheme } from "#themes/define-theme.ts";',
    'import { fallbackFace } from "#themes/fallback-face.ts";',
    'import { tokens } from "./tokens.ts";',
    "",
    face(display, `./assets/fonts/${cutName(display)}`),
    face(text, text.file),
    "",
    fallback(display),
    fallback(text),
    "",
    "defineTheme(tokens);",
    "",
  ].join("\n");
}

function fontsText({ display, text }: Mood): string {
  return [
    `import text from "${text.file}?url";`,
    `import display from "./assets/fonts/${cutName(display)}?url";`,
    "",
    "/** Fetched before the stylesheet asks for them, so that the first words stand in their own type. */",
    "export default [display, text];",
    "",
  ].join("\n");
}
