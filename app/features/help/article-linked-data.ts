import { plainParts } from "./article-text.ts";
import type { HelpArticleData } from "./help-data.server.ts";

type Around = {
  /** The canonical address of one of the brand's pages, in the article's language. */
  address: (path: string) => string;
  language: string;
  brand: string;
  /** The name of the help centre. */
  centre: string;
};

/** An article's structured data (schema.org): its place, and the question it answers. */
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
