import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Language } from "#app/i18n/languages.ts";
import { ownAddress } from "#app/request/address/own-address.server.ts";
import { artOf } from "#app/request/brand/art-of.server.ts";
import type { SiteBrand } from "#app/request/brand/brand.server.ts";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { articleLinkedData } from "./article-linked-data.ts";
import { type Part, partsOf } from "./article-text.ts";
import { type ArticleName, articleNames, isArticle, topics } from "./articles.ts";
import { type ArticleText, helpText } from "./help-texts.server.ts";
import { offeredRules } from "./offered-rules.ts";
import { searchHelp } from "./search-help.ts";

const QUERY_MAX = 60;

/** One page of the help centre: its start page, with or without a search, or one article. */
export async function helpData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { brand, language } = site;
  const { t, titled } = wordsOf(site, "help");
  const url = new URL(args.request.url);
  const { article: name } = args.params;
  if (name !== undefined && !isArticle(name)) throw new Response("no article", { status: 404 });
  const base = url.pathname.startsWith("/helpmc") ? "/helpmc" : "/help";
  const q = name ? "" : (url.searchParams.get("q") ?? "").trim().slice(0, QUERY_MAX);
  const texts = textsIn(brand, language, await openGameTypes(site));
  const article = name ? articleOf({ brand, language, name, base, text: texts[name] }) : null;
  const around = {
    address: ownAddress({ brand, language }, args.request),
    ...{ language, brand: brand.config.name, centre: t("title") },
  };
  return {
    base,
    // The version inside an app must not appear in search engines.
    linked: article && base === "/help" ? articleLinkedData(article, around) : [],
    topics: topicsIn(brand, texts),
    article,
    q,
    hits: q ? searchHelp(Object.entries(texts), q) : null,
    title: titled(article?.title ?? t("title")),
    description: article?.lead ?? t("lead"),
  };
}
export type HelpData = Awaited<ReturnType<typeof helpData>>;
export type HelpArticleData = ReturnType<typeof articleOf>;

type Texts = Record<ArticleName, ArticleText>;

function textsIn(brand: SiteBrand, language: Language, offered: readonly GameType[]): Texts {
  const texts = articleNames.map((name) => {
    const text = helpText(brand, language, name);
    return [name, name === "rules" ? offeredRules(text, offered) : text] as const;
  });
  return Object.fromEntries(texts) as Texts;
}

/** Drawings of subjects, for brands whose help shows them. */
const ART = { money: "p_fair-3", games: "p_fair-1", care: "p_blog-3" } as const;

function topicsIn(brand: SiteBrand, texts: Texts) {
  const { pageBody } = brand.config.layout;
  return topics.map(({ name, articles }) => ({
    name,
    art: pageBody === "path" ? artOf(brand, ART[name]) : null,
    articles: articles.map((article) => {
      const { title, lead, sections } = texts[article.name];
      const titles = pageBody === "scores" ? Object.entries(sections) : [];
      return {
        ...article,
        title,
        lead,
        sections: titles.map(([id, one]) => ({ id, title: one.title })),
      };
    }),
  }));
}

type Shown = {
  brand: SiteBrand;
  language: Language;
  name: ArticleName;
  base: string;
  text: ArticleText;
};

function articleOf({ brand, language, name, base, text }: Shown) {
  const { title, lead, sections } = text;
  const parts = (text: string) => partsOf(text).map((part) => within(base, part));
  return {
    name,
    title,
    lead,
    sections: Object.entries(sections).map(([id, section]) => ({
      id,
      title: section.title,
      text: section.text.map(parts),
      list: section.list?.map(parts) ?? [],
      rows: (section.rows ?? []).map(([term = "", ...rest]) => ({ term, text: rest.join(" ") })),
      steps: (section.steps ?? []).map(({ text, picture }, index) => ({
        text: parts(text),
        picture: pictureOf(brand, `help-${name}-${index + 1}-${language}.webp`, picture),
      })),
    })),
  };
}

/** Inside an app, the help centre's own links stay inside it. */
function within(base: string, part: Part): Part {
  if (typeof part === "string" || !part.to.startsWith("/help/")) return part;
  return { ...part, to: base + part.to.slice("/help".length) };
}

function pictureOf(brand: SiteBrand, file: string, alt: string) {
  const src = brand.assets[file];
  return src ? { src, alt } : null;
}
