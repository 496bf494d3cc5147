import { brandsWording, wording } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { conventionsOf, type SiteBrand } from "#app/request/brand/brand.server.ts";
import { formatsOf } from "#app/ui/format/format.ts";
import { type ArticleName, isLegalArticle } from "./articles.ts";

type Section = {
  title: string;
  text: string[];
  list?: string[];
  rows?: string[][];
  /** Steps with a text for their picture; a brand may have no pictures. */
  steps?: { text: string; picture: string }[];
};
export type ArticleText = {
  title: string;
  lead: string;
  /** Synonyms that people search for. */
  keywords: string;
  sections: Record<string, Section>;
};

// Only the server has them: a page carries the one article that it shows.
const files = import.meta.glob<ArticleText>("./articles/*/*.ts", {
  eager: true,
  import: "default",
});

const filled = new Map<string, ArticleText>();

/**
 * An article in a language, with the brand's names and numbers. A brand may override any part of it
 * in its copy, below "articles". Own sections of a legal article replace all of the shared ones.
 */
export function helpText(brand: SiteBrand, language: Language, name: ArticleName): ArticleText {
  const key = `${brand.config.code}/${language}/${name}`;
  const known = filled.get(key);
  if (known) return known;
  const { config } = brand;
  const all = wording(brand, language, "articles") as Record<string, Partial<ArticleText>>;
  const own = all[name] ?? {};
  const article = files[`./articles/${language}/${name}.ts`]!;
  const isReplaced = isLegalArticle(name) && own.sections !== undefined;
  const shared = isReplaced ? { ...article, sections: {} } : article;
  const text = brandsWording(brand, language, shared, own);
  const { amount, amountShort } = formatsOf(language, conventionsOf(config));
  const values: Record<string, string | number> = {
    brand: config.name,
    symbol: config.currency.symbol,
    ...{ staked: amountShort(1_000_000n), paid: amount(959_900n), kept: amount(40_100n) },
    least5: amount(500n),
    least10: amount(1_000n),
    least20: amount(2_000n),
    least25: amount(5_000n),
    least40: amount(8_000n),
    leastWays: amount(2_500n),
    email: config.customerService.email,
    company: config.legal.company,
    licence: config.legal.licence,
    helpline: config.legal.helpline.replaceAll(" ", "\u00a0"),
    ageMin: config.legal.ageMin,
  };
  const made = JSON.parse(JSON.stringify(text), (_key, value: unknown) =>
    typeof value === "string" ? fill(value, values) : value,
  ) as ArticleText;
  if (import.meta.env.PROD) filled.set(key, made);
  return made;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {{${name}}} in the help texts`);
    return String(value);
  });
}
