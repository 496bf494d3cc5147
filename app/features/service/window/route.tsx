import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { noIndex } from "#app/ui/layout/page-meta.ts";
import { CS_TYPES, VIP_ABOVE_RANK } from "#platform/contract/publishing/service.ts";
import { ServiceWindow } from "./service-window.tsx";

export const handle = { i18n: ["service"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const member = await site.member();
  const isVip = (member?.clubLabel.rankLevel ?? 0) > VIP_ABOVE_RANK;
  const { t, titled } = wordsOf(site, "service");
  const line = new URL(args.request.url).searchParams.get("line")?.toUpperCase();
  const channel = CS_TYPES.find((type) => type === line && type !== "VIP") ?? null;
  return { isVip, channel, title: titled(t("title")) };
}

export default function Service() {
  const { isVip, channel } = useLoaderData<typeof loader>();
  return <ServiceWindow isVip={isVip} channel={channel} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }, noIndex];
