import { ownPageNames, ownPagePath } from "#app/request/brand/own-pages.server.ts";
import { guardOf } from "#app/request/guards/route-guards.ts";
import { isLawfulPath } from "#app/request/offers/is-lawful-path.ts";
import { openTypes } from "#app/request/offers/offered-types.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { promotionList } from "#platform/contract/club/promotions.ts";
import { postList } from "#platform/contract/publishing/blog.ts";
import { GAME_LISTS } from "#themes/game-types.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

const ALWAYS = [
  ...[
    "/",
    "/hot",
    "/new",
    "/promotions",
    "/vip",
    "/jackpot",
    "/pointMall",
    "/missions",
    "/noticePage",
  ],
  ...["/join", "/blog", "/down", "/feedback", "/speed", "/help"],
];

/** The most posts a sitemap lists; the blog links to the older ones. */
const POST_PAGES_MAX = 100;

/** Every public page of this merchant: its lists with open games, promotions and articles. */
export async function sitemapPages(
  site: Site,
  articles: readonly string[],
): Promise<SitemapPage[]> {
  const { language } = site;
  const [types, promotions, posts] = await Promise.all([
    openTypes(site),
    site.ask(promotionList, { language }).then(({ list }) => list),
    allPosts(site),
  ]);
  const pages: SitemapPage[] = [
    ...ALWAYS.map((path) => ({ path })),
    ...types
      .filter(({ title }) => title !== "COCKFIGHT")
      .map(({ title }) => ({ path: GAME_LISTS[title] })),
    ...promotions.map(({ id }) => ({ path: `/promotions/${encodeURIComponent(id)}` })),
    ...posts.map((post) => ({ path: `/blog/${post.slug}`, changedAt: post.publishedAt })),
    ...ownPageNames(site.brand).map((name) => ({ path: ownPagePath(name) })),
    ...articles.map((name) => ({ path: `/help/${name}` })),
  ];
  const refused = await site.refused();
  const lawful = pages.filter(({ path }) => isLawfulPath(path, refused));
  // A brand that requires login redirects a crawler away from every other page.
  return site.isGate ? lawful.filter(({ path }) => guardOf(path).gate === "stay") : lawful;
}

async function allPosts({ ask, language }: Site) {
  const { list, totalPages } = await ask(postList, { language, pageNo: 1 });
  const rest = Array.from(
    { length: Math.max(0, Math.min(totalPages, POST_PAGES_MAX) - 1) },
    (_page, index) => ask(postList, { language, pageNo: index + 2 }),
  );
  return [list, ...(await Promise.all(rest)).map((page) => page.list)].flat();
}
