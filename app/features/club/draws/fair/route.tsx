import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { drawFair } from "#platform/contract/club/draws.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { FairPage } from "./fair-page.tsx";

export const handle = { i18n: ["draws"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { t, titled } = wordsOf(site, "draws");
  try {
    const fair = await site.ask(drawFair, { id: args.params.id ?? "" });
    return { fair, title: titled(t("fair.title")), description: t("fair.description") };
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: 404 });
    throw error;
  }
}
export type Fair = ReturnType<typeof useLoaderData<typeof loader>>["fair"];

export default function FairRoute() {
  return <FairPage fair={useLoaderData<typeof loader>().fair} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
