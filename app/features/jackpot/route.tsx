import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { artOf } from "#app/request/brand/art-of.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { jackpot } from "#platform/contract/play/jackpot.ts";
import { PotPage } from "./pot-page.tsx";

export const handle = { i18n: ["jackpot", "banners"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { pool } = await site.ask(jackpot, {});
  const { t, titled } = wordsOf(site, "jackpot");
  return {
    pool,
    option: site.brand.config.options.jackpot,
    art: artOf(site.brand, "w_rng-2") ?? artOf(site.brand, "w_rng-1"),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type PotData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Pot() {
  return <PotPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
