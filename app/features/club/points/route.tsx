import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageNumber } from "#app/parts/pager/page-number.ts";
import { periodOf } from "#app/parts/period/period-data.server.ts";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { GAMES_OF_POINTS } from "#platform/contract/club/games-of-points.ts";
import { POINT } from "#platform/contract/club/point.ts";
import {
  POINT_RECORD_TYPES,
  POINT_TYPES,
  type PointType,
  pointsBalance,
  pointsConfig,
  pointsRecords,
} from "#platform/contract/club/points.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { convertPoints, readConversion } from "./convert.server.ts";
import { PointMall } from "./point-mall.tsx";

export const handle = { i18n: ["points", "records", "member", "withdraw", "auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const [config, own] = await Promise.all([site.ask(pointsConfig, {}), ownPoints(site, url)]);
  const { t, titled } = wordsOf(site, "points");
  const isOffered = (type: PointType) => {
    const played = GAMES_OF_POINTS[type];
    return !played || offersGames(site.brand.config, played);
  };
  const rules = config.rules.filter(({ type }) => EARNED.includes(type) && isOffered(type));
  const conversion = own && conversionOf(url, config.convert, own.points);
  return { own, conversion, rules, title: titled(t("title")), description: t("description") };
}

/** Converts points to cash. */
export const action = (args: ActionFunctionArgs) => convertPoints(args);

type Terms = ValueOf<typeof pointsConfig>["convert"];

/** What the form of a conversion shows; null where points become no cash. */
function conversionOf(url: string, terms: Terms, points: bigint) {
  if (!terms) return null;
  const asked = new URL(url).searchParams.get("converted") ?? "";
  const converted = /^P-\w{4}-\w{4}$/.test(asked) ? asked : null;
  return { terms, converted, ...readConversion(url, terms, Number(points / POINT)) };
}

/** The types that this page says how to earn. */
const EARNED: readonly PointType[] = POINT_TYPES.filter((type) => type !== "REDEEM");

/** The member's points and their changes. Null for a guest and for a trial account, which earns none. */
async function ownPoints(site: Site, url: string) {
  if (!(await site.member())) return null;
  const { today, period, problem, instants } = periodOf(site, url);
  const asked = new URL(url).searchParams.get("type");
  const type = POINT_RECORD_TYPES.find((one) => one === asked) ?? null;
  const page = pageNumber(url);
  const search = { ...(type && { type }), ...instants, pageNo: page };
  try {
    const [{ points }, record] = await Promise.all([
      site.ask(pointsBalance, {}),
      site.ask(pointsRecords, search),
    ]);
    return {
      points,
      ...record,
      types: [...POINT_RECORD_TYPES],
      type,
      page,
      today,
      period,
      problem,
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export type MallData = ReturnType<typeof useLoaderData<typeof loader>>;
export type OwnPoints = NonNullable<MallData["own"]>;

export type Conversion = NonNullable<MallData["conversion"]>;

export default function PointMallRoute() {
  const last = useActionData<typeof action>();
  return <PointMall {...useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
