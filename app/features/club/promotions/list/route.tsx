import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { promotionList } from "#platform/contract/club/promotions.ts";
import { readCategory } from "../promotion-query.ts";
import { PromotionsList } from "./promotions-list.tsx";

export const handle = { i18n: ["promotions"], placesBanners: true };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const category = readCategory(new URL(args.request.url).searchParams);
  const { list, categories } = await site.ask(
    promotionList,
    { language: site.language, ...(category && { category }) },
    // Campaigns are for an audience.
    { isPersonal: true },
  );
  const { t, titled } = wordsOf(site, "promotions");
  return {
    category: category ?? null,
    categories,
    promotions: list.map((promotion) => ({
      ...promotion,
      art: artOf(site.brand, promotion.picture),
    })),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type ListedPromotion = ReturnType<typeof useLoaderData<typeof loader>>["promotions"][number];

export default function Promotions() {
  const banners = useOutletContext<ReactNode>();
  return <PromotionsList {...useLoaderData<typeof loader>()} banners={banners} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
