import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openGameTypes } from "#app/request/offers/offered-types.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";
import { gameVendors } from "#platform/contract/play/games.ts";
import { bettingRecord } from "#platform/contract/play/records.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { BetsPage } from "./bets-page.tsx";
import { readFilters } from "./read-filters.ts";

const PAGE_SIZE = 10;

export const handle = { i18n: ["member", "records"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const { language } = site;
  const page = pageNumber(url);
  const filters = readFilters(new URL(url).searchParams);
  const { today, period, problem, instants } = periodOf(site, url);
  const [record, { lanes: types }, open] = await Promise.all([
    site.ask(bettingRecord, {
      language,
      ...filters,
      ...instants,
      pageNo: page,
      pageSize: PAGE_SIZE,
    }),
    site.ask(gameVendors, {}),
    openGameTypes(site),
  ]);
  const { t, titled } = wordsOf(site, "member");
  const title = titled(t("bets.title"));
  const played = [filters.gameType, ...record.list.map(({ gameType }) => gameType)];
  const isChoice = (type: GameType) => open.includes(type) || played.includes(type);
  const choices = { types: GAME_TYPES.filter(isChoice), vendors: vendorsOf(types) };
  return { ...record, page, filters, choices, today, period, problem, title };
}

/** Each vendor once, by name: a vendor may appear under several game types. */
function vendorsOf(types: ValueOf<typeof gameVendors>["lanes"]) {
  const cards = types.flatMap((ofType) => ofType.cards);
  const names = new Map(cards.map(({ vassalage, name }) => [vassalage, name]));
  const vendors = [...names].map(([code, name]) => ({ code, name }));
  return vendors.sort((one, other) => one.name.localeCompare(other.name));
}

export default function Bets() {
  return <BetsPage record={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
