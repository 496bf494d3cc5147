import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { type PointType, pointMall } from "#platform/contract/club/points.ts";
import { PointMall } from "./point-mall.tsx";

export const handle = { i18n: ["points"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const mall = await site.ask(pointMall, { language: site.language });
  const { t, titled } = wordsOf(site, "points");
  const rules = mall.rules.filter(({ type }) => {
    const played = PLAYED[type];
    return !played || offersGames(site.brand.config, played);
  });
  return { ...mall, rules, title: titled(t("title")), description: t("description") };
}

/** The games that earn points of a type; other types are not earned by playing. */
const PLAYED: Partial<Record<PointType, readonly string[]>> = {
  LIVE: ["LIVE"],
  LOTTERY: ["LOTT", "ELOTT"],
  PVP: ["PVP"],
  SLOTS: ["RNG"],
  SPORTS: ["SPORTS", "ESPORTS"],
};

export type MallData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function PointMallRoute() {
  return <PointMall {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
