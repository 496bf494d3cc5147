import { createHash } from "node:crypto";
import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { SiteBrand } from "#app/request/brand/brand.server.ts";
import { inRegion } from "#platform/contract/languages/regional-words.ts";
import { type I18nPayload, i18nOptions, type Language, localeOf } from "./languages.ts";
import { sentenceEnd } from "./sentence-end.ts";

type Wording = Record<string, object>;
const files = import.meta.glob<Wording>("./locales/*/*.ts", { eager: true, import: "default" });

const namespaces = [
  ...new Set(Object.keys(files).map((path) => path.split("/").pop()!.replace(".ts", ""))),
];

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges one wording over another, key by key; a list of texts replaces the other list. */
export function mergeWording<Base extends object>(base: Base, over: object): Base {
  const merged = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isGroup(value) && isGroup(below) ? mergeWording(below, value) : value;
  }
  return merged as Base;
}

/** The wording of one namespace: the shared wording under the brand's own. */
export function wording(brand: SiteBrand | undefined, language: Language, namespace: string) {
  const own = brand?.copy?.[language]?.[namespace] ?? {};
  return brandsWording(brand, language, files[`./locales/${language}/${namespace}.ts`] ?? {}, own);
}

/** The shared wording in the brand's form of the language, under the brand's own. */
export function brandsWording<Shared extends object>(
  brand: SiteBrand | undefined,
  language: Language,
  shared: Shared,
  own: object,
): Shared {
  return mergeWording(inRegion(shared, localeOf(language, brand?.config.locales ?? {})), own);
}

const instances = new Map<string, I18n>();

/** One ready i18next per brand and language, shared by all requests. Its language never changes. */
export function i18nFor(brand: SiteBrand | undefined, language: Language): I18n {
  const key = `${brand?.config.code}/${language}`;
  const known = instances.get(key);
  if (known) return known;
  const instance = createInstance();
  const texts = namespaces.map((name) => [name, wording(brand, language, name)] as const);
  instance
    .use(initReactI18next)
    .use(sentenceEnd)
    .init({
      ...i18nOptions,
      lng: language,
      ns: namespaces,
      initAsync: false,
      resources: { [language]: Object.fromEntries(texts) as never },
    });
  if (import.meta.env.PROD) instances.set(key, instance);
  return instance;
}

const versions = new Map<string, string>();

/** A value that changes whenever the wording of a brand's namespace changes. */
export function wordingVersion(
  brand: SiteBrand | undefined,
  language: Language,
  namespace: string,
): string {
  const key = `${brand?.config.code}/${language}/${namespace}`;
  const known = versions.get(key);
  if (known) return known;
  const texts = JSON.stringify(wording(brand, language, namespace));
  const version = createHash("sha256").update(texts).digest("base64url").slice(0, 10);
  if (import.meta.env.PROD) versions.set(key, version);
  return version;
}

/**
 * The addresses of a page's wording. It lies beside the page, so that the browser has it cached for
 * the next one.
 */
export function payloadFor(
  brand: SiteBrand | undefined,
  language: Language,
  wanted: readonly string[],
): Pick<I18nPayload, "lng" | "words"> {
  const words = wanted.map((name) => {
    const version = wordingVersion(brand, language, name);
    return [name, `/i18n/${language}/${name}?v=${version}`] as const;
  });
  return { lng: language, words: Object.fromEntries(words) };
}
