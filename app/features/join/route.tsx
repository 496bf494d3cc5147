import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { affiliatePlan } from "#platform/contract/members/affiliate.ts";
import { JoinPage } from "./join-page.tsx";
import { readPlanQuery } from "./plan-query.ts";

export const handle = { i18n: ["join"] };

/** The example month, until a visitor enters their own figures. */
const EXAMPLE = { loss: 300_000, bonuses: 15_000, active: 18 };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const { query: asked, unread } = readPlanQuery(searchParams, amountReader(site));
  const query = { ...EXAMPLE, ...asked };
  const plan = await site.ask(affiliatePlan, query);
  const { t, titled } = wordsOf(site, "join");
  return {
    ...plan,
    query,
    unread,
    art: artOf(site.brand, "w_promotion-2") ?? artOf(site.brand, "w_promotion-1"),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type JoinData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Join() {
  return <JoinPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
