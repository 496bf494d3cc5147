import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { convertPoints } from "./convert.server.ts";
import { readMall } from "./mall.server.ts";
import { PointMall } from "./point-mall.tsx";
import { redeemGood } from "./redeem.server.ts";

export const handle = { i18n: ["points", "records", "member", "withdraw", "auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const mall = await readMall(site, args.request.url);
  const { t, titled } = wordsOf(site, "points");
  const { good, tab } = mall;
  const subject = good ? t("redeem.of", { name: good.name }) : t(`${tab}.title`);
  const title = tab === "redeem" && !good ? t("title") : `${subject} · ${t("title")}`;
  return { ...mall, title: titled(title), description: t("description") };
}

/** Redeems the good that the address names, or converts points to cash. */
export const action = (args: ActionFunctionArgs) =>
  new URL(args.request.url).searchParams.has("good") ? redeemGood(args) : convertPoints(args);

export type MallData = ReturnType<typeof useLoaderData<typeof loader>>;
export type OwnPoints = NonNullable<MallData["details"]>;
export type Redeemed = NonNullable<MallData["history"]>;
export type Conversion = NonNullable<MallData["conversion"]>;
export type Good = MallData["goods"][number];

export default function PointMallRoute() {
  const last = useActionData<typeof action>();
  return <PointMall {...useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
