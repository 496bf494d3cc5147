import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { missionList } from "#platform/contract/club/missions.ts";
import { actOnMission } from "./act.server.ts";
import { MissionsPage } from "./missions-page.tsx";

export const handle = { i18n: ["missions", "promotions"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { list, standing } = await site.ask(
    missionList,
    { language: site.language },
    { isPersonal: true },
  );
  const { t, titled } = wordsOf(site, "missions");
  const claimed = new URL(args.request.url).searchParams.get("claimed");
  return {
    ...{ missions: list, standing, now: Date.now() },
    claimed: list.find(({ id, own }) => own && id === claimed)?.id ?? null,
    art: artOf(site.brand, "p_club-3"),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type MissionsData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Mission = MissionsData["missions"][number];

/** Joins a mission, or takes its reward. */
export const action = (args: ActionFunctionArgs) => actOnMission(args);

export default function Missions() {
  const problem = useActionData<typeof action>();
  return <MissionsPage {...useLoaderData<typeof loader>()} problem={problem ?? null} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
