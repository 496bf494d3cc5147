import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localeOf } from "#app/i18n/languages.ts";
import { inRegion } from "#platform/contract/languages/regional-words.ts";
import type { Brand } from "#themes/define-brand.ts";

type Wording = Record<string, unknown>;
const configs = import.meta.glob<Brand>("/brands/*/brand.config.ts", {
  eager: true,
  import: "default",
});
const copies = import.meta.glob<{ es?: Wording }>("/brands/*/copy.ts", {
  eager: true,
  import: "default",
});
const shared = [
  import.meta.glob("/app/i18n/locales/es/*.ts", { eager: true }),
  import.meta.glob("/app/features/help/articles/es/*.ts", { eager: true }),
  import.meta.glob("/platform/core/outbox/words/es.ts", { eager: true }),
];

/** Pairs of words for one thing; a brand chooses one of each. */
const PAIRS = [
  [/(?<!\p{L})pozos?(?!\p{L})/giu, /(?<!\p{L})botes?(?!\p{L})/giu],
  [/letra chica/giu, /letra pequeña/giu],
] as const;

/** What a Spaniard would not say. Spain's form of the shared wording has another word for each. */
const NOT_SPAINS =
  /(?<!\p{L})(?:a lo más|acá|acredit\p{L}+|agreg\p{L}+|ahorita|billeteras?|celular(?:es)?|checar|colonia|comprobantes?|computadoras?|costos?|en promedio|en qué van?|enojo|letra chica|montos?|nomás|platic\p{L}+|pozos?|retiros?|sorteo en vivo|venc(?:e|en|ió|id[ao]s?|imiento)|viene de regreso)(?!\p{L})/giu;

/** Every text a player reads in Spanish. Search words list other names on purpose. */
function textOf(code: string, config: Brand): string {
  const words = JSON.stringify(shared, (key, one) => (key === "keywords" ? undefined : one));
  const folder = `brands/${code}/pages`;
  const pages = readdirSync(`brands/${code}`).includes("pages")
    ? readdirSync(folder).filter((name) => name.endsWith(".es.md"))
    : [];
  return [
    inRegion(words, localeOf("es", config.locales)),
    JSON.stringify(copies[`/brands/${code}/copy.ts`]?.es ?? {}),
    readFileSync(`brands/${code}/merchant.json`, "utf8"),
    ...pages.map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  ].join("\n");
}

const brands = Object.values(configs).map((config) => [config.code, config] as const);

test.each(brands)("%s has one word for one thing", (code, config) => {
  const text = textOf(code, config);
  for (const pair of PAIRS) {
    const used = pair.map((word) => text.match(word)?.length ?? 0);
    expect(Math.max(...used), String(pair)).toBeGreaterThan(0);
    expect(Math.min(...used), `${pair}: ${used}`).toBe(0);
  }
});

test.each(brands)("%s writes a stretch of time one way", (code, config) =>
  expect(textOf(code, config).match(/(?<!\p{L})periodos?(?!\p{L})/giu) ?? []).toEqual([]),
);

const spains = brands.filter(([, { locales }]) => localeOf("es", locales) === "es-ES");

test("a brand of Spain is among them", () => expect(spains).not.toEqual([]));

test.each(spains)("%s has no words that Spain does not use", (code, config) =>
  expect(textOf(code, config).match(NOT_SPAINS) ?? []).toEqual([]),
);
