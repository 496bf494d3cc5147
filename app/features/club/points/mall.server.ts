import { randomUUID } from "node:crypto";
import { pageNumber } from "#app/parts/pager/page-number.ts";
import { periodOf } from "#app/parts/period/period-data.server.ts";
import { offersGames } from "#app/request/offers/offers-games.ts";
import type { Site } from "#app/request/site.server.ts";
import { GAMES_OF_POINTS } from "#platform/contract/club/games-of-points.ts";
import { POINT } from "#platform/contract/club/point.ts";
import {
  POINT_RECORD_TYPES,
  POINT_TYPES,
  type PointType,
  pointMall,
  pointsBalance,
  pointsConfig,
  pointsRecords,
} from "#platform/contract/club/points.ts";
import { redeemList } from "#platform/contract/club/redemptions.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { readConversion } from "./convert.server.ts";
import { TABS } from "./tabs.ts";

/** What the chosen part of the points store shows; the other parts are not asked for. */
export async function readMall(site: Site, url: string) {
  const params = new URL(url).searchParams;
  const tab = TABS.find((one) => one === params.get("tab")) ?? "redeem";
  const balance = await ownBalance(site);
  const isOwn = balance !== null;
  const [config, goods, history, details] = await Promise.all([
    tab === "redeem" || tab === "rules" ? site.ask(pointsConfig, {}) : null,
    tab === "redeem" ? goodsOf(site) : [],
    tab === "history" && isOwn ? historyOf(site, url) : null,
    tab === "details" && isOwn ? detailsOf(site, url) : null,
  ]);
  const good = (isOwn && goods.find(({ id }) => id === params.get("good"))) || null;
  const terms = tab === "redeem" && isOwn && !good ? (config?.convert ?? null) : null;
  const redeemed = referenceIn(params, "redeemed");
  return {
    ...{ tab, balance, goods, good, history, details, redeemed, formKey: randomUUID() },
    conversion: terms && conversionOf(url, terms, balance ?? 0n),
    rules: tab === "rules" ? rulesOf(site, config?.rules ?? []) : [],
  };
}

/** The member's points. Null for a guest and for a trial account, which earns none. */
async function ownBalance(site: Site): Promise<bigint | null> {
  if (!(await site.member())) return null;
  try {
    return (await site.ask(pointsBalance, {})).points;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function goodsOf(site: Site) {
  const { rewards } = await site.ask(pointMall, { language: site.language });
  return rewards
    .filter(({ kind }) => kind === "GOODS")
    .map(({ id, name, text, icon, pointsNeeded, left }) => ({
      ...{ id, name, text, icon, pointsNeeded, left: left ?? 0 },
    }));
}

async function historyOf(site: Site, url: string) {
  const { today, period, problem, instants } = periodOf(site, url);
  const page = pageNumber(url);
  const search = { language: site.language, ...instants, pageNo: page };
  return { ...(await site.ask(redeemList, search)), page, today, period, problem };
}

async function detailsOf(site: Site, url: string) {
  const { today, period, problem, instants } = periodOf(site, url);
  const asked = new URL(url).searchParams.get("type");
  const type = POINT_RECORD_TYPES.find((one) => one === asked) ?? null;
  const page = pageNumber(url);
  const search = { ...(type && { type }), ...instants, pageNo: page };
  const record = await site.ask(pointsRecords, search);
  return { ...record, types: [...POINT_RECORD_TYPES], type, page, today, period, problem };
}

type Terms = NonNullable<ValueOf<typeof pointsConfig>["convert"]>;

/** What the form of a conversion shows. */
function conversionOf(url: string, terms: Terms, points: bigint) {
  const converted = referenceIn(new URL(url).searchParams, "converted");
  return { terms, converted, ...readConversion(url, terms, Number(points / POINT)) };
}

/** The types that this page says how to earn. */
const EARNED: readonly PointType[] = POINT_TYPES.filter((type) => type !== "REDEEM");

function rulesOf(site: Site, rules: ValueOf<typeof pointsConfig>["rules"]) {
  const isOffered = (type: PointType) => {
    const played = GAMES_OF_POINTS[type];
    return !played || offersGames(site.brand.config, played);
  };
  return rules.filter(({ type }) => EARNED.includes(type) && isOffered(type));
}

const referenceIn = (params: URLSearchParams, name: string): string | null => {
  const asked = params.get(name) ?? "";
  return /^[PR]-\w{4}-\w{4}$/.test(asked) ? asked : null;
};
