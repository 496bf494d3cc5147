import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { LEVEL_GIFTS } from "#platform/contract/club/awards.ts";
import { awards } from "#platform/contract/club/own-awards.ts";
import { rankShow, vipLevels } from "#platform/contract/club/vip.ts";
import { takeAward } from "../take-award.server.ts";
import { rebatedOf } from "../vip/rebated-of.ts";
import { RankPage } from "./rank-page.tsx";

export const handle = { i18n: ["rank", "vip", "member"] };

const isGift = ({ kind }: { kind: string }) => LEVEL_GIFTS.some((one) => one === kind);

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const [rank, { levels }, { open, taken }, types] = await Promise.all([
    site.ask(rankShow, {}),
    site.ask(vipLevels, { language: site.language }),
    site.ask(awards, {}),
    openGameTypes(site),
  ]);
  const asked = new URL(args.request.url).searchParams.get("taken");
  const { t, titled } = wordsOf(site, "rank");
  return {
    ...{ rank, levels, rebated: rebatedOf(types, levels) },
    gifts: open.filter(isGift).map((gift) => ({ ...gift, key: randomUUID() })),
    had: taken.filter(isGift),
    taken: taken.find(({ id }) => id === asked) ?? null,
    title: titled(t("title")),
  };
}

/** Takes a gift. */
export const action = (args: ActionFunctionArgs) => takeAward(args, "/member/playerRank");

export type RankData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Rank() {
  const last = useActionData<typeof action>();
  return <RankPage shown={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
