import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { bettingRecord, played } from "#platform/contract/play/records.ts";
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
  const [record, known] = await Promise.all([
    site.ask(bettingRecord, {
      language,
      ...filters,
      ...instants,
      pageNo: page,
      pageSize: PAGE_SIZE,
    }),
    site.ask(played, {}),
  ]);
  const { t, titled } = wordsOf(site, "member");
  const title = titled(t("bets.title"));
  // An address may narrow to a type that was never played; the field then shows it.
  const types = GAME_TYPES.filter(
    (type) => known.types.includes(type) || type === filters.gameType,
  );
  const choices = { ...known, types };
  return { ...record, page, filters, choices, today, period, problem, title };
}

export default function Bets() {
  return <BetsPage record={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
