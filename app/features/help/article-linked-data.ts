import { plainParts } from "./article-text.ts";
import type { HelpArticleData } from "./help-data.server.ts";

/** What search engines are told of an article: where it stands, and what it answers. */
export function articleLinkedData(
  origin: string,
  { name, title, lead, sections }: HelpArticleData,
) {
  const url = `${origin}/help/${name}`;
  const crumb = (position: number, item: string, label: string) => ({
    "@type": "ListItem",
    position,
    item,
    name: label,
  });
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [crumb(1, `${origin}/`, new URL(origin).host), crumb(2, url, title)],
      },
    },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: title,
        description: lead,
        url,
        articleBody: sections.map(({ text }) => text.map(plainParts).join(" ")).join(" "),
      },
    },
  ];
}
