import { i18nFor } from "#app/i18n/i18n.server.ts";
import type { Site } from "../request/site.server.ts";

/** Whose words, and in which language. */
export type Words = Pick<Site, "brand" | "language">;

/** Title and description of a page from its namespace, in a language and for a brand. */
export function wordsOf({ brand, language }: Words, namespace: string) {
  const t = i18nFor(brand, language).getFixedT(language, namespace);
  const titled = (title: string) => `${title} · ${brand.config.name}`;
  return { t, titled };
}
