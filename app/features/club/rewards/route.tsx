import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageNumber } from "#app/parts/pager/page-number.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { missionSummary } from "#platform/contract/club/missions.ts";
import { awardHistory, awards, rewardChances } from "#platform/contract/club/own-awards.ts";
import { takeAward } from "../take-award.server.ts";
import { RewardsPage } from "./rewards-page.tsx";
import { TABS } from "./tabs.ts";

export const handle = { i18n: ["rewards", "member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const params = new URL(url).searchParams;
  const tab = TABS.find((one) => one === params.get("tab")) ?? "open";
  const page = pageNumber(url);
  const of = tab === "expired" ? "EXPIRED" : "CLAIMED";
  const [chances, own, missions, past] = await Promise.all([
    site.ask(rewardChances, {}),
    site.ask(awards, {}),
    missionsOf(site),
    tab === "open" ? null : site.ask(awardHistory, { of, pageNo: page }),
  ]);
  const { t, titled } = wordsOf(site, "rewards");
  return {
    ...{ tab, page, missions, past, now: Date.now(), ...chances },
    open: own.open.map((award) => ({ ...award, formKey: randomUUID() })),
    taken: own.taken.find(({ id }) => id === params.get("taken")) ?? null,
    title: titled(t("title")),
  };
}

/** How many missions can be claimed; none where the law allows no missions. */
async function missionsOf(site: Site): Promise<number> {
  const summary = await site.ask(missionSummary, {}).catch(() => null);
  return summary?.claimable ?? 0;
}

/** Takes an award. */
export const action = (args: ActionFunctionArgs) => takeAward(args, "/member/rewardCenter");

export type RewardsData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Award = Pick<
  RewardsData["open"][number],
  Exclude<keyof RewardsData["open"][number], "formKey">
>;

export default function Rewards() {
  const last = useActionData<typeof action>();
  return <RewardsPage shown={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
