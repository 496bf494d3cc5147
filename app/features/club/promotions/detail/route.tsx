import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { cleanHtml } from "#app/respond/clean-html.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { promotionOne } from "#platform/contract/club/promotions.ts";
import { ARTICLE_TAGS } from "#platform/contract/publishing/blog.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { PromotionDetail } from "./promotion-detail.tsx";

export const handle = { i18n: ["promotions"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const id = args.params.id ?? "";
  const { html, link, picture, ...promotion } = await site
    .ask(promotionOne, { id: id.slice(0, 60), language: site.language }, { isPersonal: true })
    .catch(notFoundWhenRefused);
  const { titled } = wordsOf(site, "promotions");
  return {
    ...promotion,
    art: artOf(site.brand, picture),
    cleanHtml: cleanHtml(html, ARTICLE_TAGS),
    link: link && { ...link, to: safePath(link.to) },
    now: Date.now(),
    pageTitle: titled(promotion.title),
  };
}
export type DetailData = ReturnType<typeof useLoaderData<typeof loader>>;

function notFoundWhenRefused(error: unknown): never {
  if (error instanceof Refusal) throw new Response("no such promotion", { status: 404 });
  throw error;
}

export default function Promotion() {
  return <PromotionDetail promotion={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data && { title: data.pageTitle, description: data.summary });
