import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { raffleFair } from "#platform/contract/club/gifts/raffle.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { FairRaffle } from "./fair-raffle.tsx";

export const handle = { i18n: ["raffle", "draws"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const id = args.params.id ?? "";
  const { t, titled } = wordsOf(site, "raffle");
  const fair = await site.ask(raffleFair, { id, language }).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Response(null, { status: 404 });
    throw error;
  });
  return { fair, title: titled(t("fair.title")), description: t("fair.description") };
}
export type RaffleFair = ReturnType<typeof useLoaderData<typeof loader>>["fair"];

export default function FairRaffleRoute() {
  return <FairRaffle fair={useLoaderData<typeof loader>().fair} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
