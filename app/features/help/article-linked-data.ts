import { plainParts } from "./article-text.ts";
import type { HelpArticleData } from "./help-data.server.ts";

type Around = {
  /** The one address of a page of the brand, in the article's language. */
  address: (path: string) => string;
  language: string;
  brand: string;
  /** What the help centre calls itself. */
  centre: string;
};

/** What search engines are told of an article (schema.org): where it stands, and what it answers. */
export function articleLinkedData(
  { name, title, lead, sections }: HelpArticleData,
  { address, language, brand, centre }: Around,
) {
  const url = address(`/help/${name}`);
  const crumbs = [
    [brand, address("/")],
    [centre, address("/help")],
    [title, url],
  ];
  return [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(([label, item], index) => ({
        "@type": "ListItem",
        position: index + 1,
        item,
        name: label,
      })),
    },
    {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: title,
      description: lead,
      inLanguage: language,
      url,
      articleBody: sections.map(({ text }) => text.map(plainParts).join(" ")).join(" "),
    },
  ];
}
