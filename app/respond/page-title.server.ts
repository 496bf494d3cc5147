import { i18nFor } from "#app/i18n/i18n.server.ts";
import type { Site } from "../request/site.server.ts";

/** Title and description of a page from its namespace, in the visitor's language and brand. */
export function wordsOf({ brand, language }: Site, namespace: string) {
  const t = i18nFor(brand, language).getFixedT(language, namespace);
  const titled = (title: string) => `${title} · ${brand.config.name}`;
  return { t, titled };
}
