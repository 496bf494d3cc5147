import type { Language } from "#app/i18n/languages.ts";

export type SitemapPage = { path: string; changedAt?: number | undefined };

type Address = (path: string, language: Language) => string;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Lists every page once per language, each with its other languages as alternates. */
export function sitemapXml(
  pages: readonly SitemapPage[],
  languages: readonly Language[],
  address: Address,
): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const links = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address(path, language))}"/>`,
    );
    const changed = changedAt
      ? `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`
      : "";
    return languages.map(
      (language) =>
        `<url><loc>${escaped(address(path, language))}</loc>${changed}${links.join("")}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
