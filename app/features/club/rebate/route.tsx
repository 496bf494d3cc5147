import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageNumber } from "#app/parts/pager/page-number.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { rebateShow } from "#platform/contract/club/rebates.ts";
import { vipLevels } from "#platform/contract/club/vip.ts";
import { hasOpenGame } from "../vip/rebated-of.ts";
import { claimRebate } from "./claim.server.ts";
import { RebatePage } from "./rebate-page.tsx";

export const handle = { i18n: ["rebate", "member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { url } = args.request;
  const page = pageNumber(url);
  const [shown, { levels }, open] = await Promise.all([
    site.ask(rebateShow, { pageNo: page }),
    site.ask(vipLevels, { language: site.language }),
    openGameTypes(site),
  ]);
  const asked = new URL(url).searchParams.get("taken");
  const { t, titled } = wordsOf(site, "rebate");
  return {
    ...shown,
    lines: shown.lines.filter(
      ({ category, validBet, rate }) =>
        validBet !== 0n || (rate > 0 && hasOpenGame(open, category)),
    ),
    levelName: levels.find(({ level }) => level === shown.level)?.name ?? "",
    taken: shown.records.find(({ reference }) => reference === asked) ?? null,
    page,
    key: randomUUID(),
    title: titled(t("title")),
  };
}

/** Takes the rebate. */
export const action = (args: ActionFunctionArgs) => claimRebate(args);

export type RebateData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Rebate() {
  const last = useActionData<typeof action>();
  return <RebatePage shown={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
