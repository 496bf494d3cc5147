import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { missionList } from "#platform/contract/club/missions.ts";
import { MissionsPage } from "./missions-page.tsx";

export const handle = { i18n: ["missions", "promotions"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { list } = await site.ask(missionList, { language: site.language });
  const { t, titled } = wordsOf(site, "missions");
  return {
    missions: list,
    art: artOf(site.brand, "p_club-3"),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type MissionsData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Missions() {
  return <MissionsPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
