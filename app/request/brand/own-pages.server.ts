import { ARTICLE_TAGS } from "#platform/contract/publishing/blog.ts";
import { cleanHtml } from "../../respond/clean-html.server.ts";
import { markdownToHtml } from "../../respond/markdown-to-html.server.ts";
import type { SiteBrand } from "./brand.server.ts";

export type OwnPage = { title: string; lead: string; html: string };

/** The title after "# ", then the summary paragraph, then the rest. */
const PARTS = /^# +(.+)\n\s*\n?((?:(?!#|[-*] |\d+[.)] |>|\|).+\n?)*)([\s\S]*)$/;

const read = new WeakMap<SiteBrand, Map<string, OwnPage>>();

/** The names of the pages in a brand's folder, in order. */
export const ownPageNames = ({ pages }: SiteBrand): string[] => Object.keys(pages);

/** The path of a brand's own page, below a prefix that no page of the product uses. */
export const ownPagePath = (name: string): string => `/info/${name}`;

/**
 * One of a brand's own pages, with its text cleaned. It falls back to the brand's first language.
 * Undefined when there is no page of that name.
 */
export function ownPage(brand: SiteBrand, name: string, language: string): OwnPage | undefined {
  const texts = Object.hasOwn(brand.pages, name) ? brand.pages[name]! : undefined;
  const text = texts?.[language] ?? texts?.[brand.config.languages[0]!];
  if (text === undefined) return undefined;
  const known = read.get(brand) ?? new Map<string, OwnPage>();
  read.set(brand, known);
  const kept = known.get(text);
  if (kept) return kept;
  const [, title = name, lead = "", rest = ""] =
    PARTS.exec(text.replaceAll("\r\n", "\n").trim()) ?? [];
  const page = {
    title: title.trim(),
    lead: lead.trim().replaceAll("\n", " "),
    html: cleanHtml(markdownToHtml(rest), ARTICLE_TAGS),
  };
  known.set(text, page);
  return page;
}
