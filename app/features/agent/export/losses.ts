import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { teamLosses } from "#platform/contract/agents/records.ts";
import { given, readAccount, readText } from "../../../parts/filters/read-filters.ts";
import { keyedFile, ROWS } from "./keyed-file.server.ts";

const AMOUNTS = [
  ...(["deposits", "withdrawals", "validBet", "stake", "payout"] as const),
  ...(["rebate", "activity", "salary", "dividend", "profit"] as const),
];

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "agent");
  const params = new URL(args.request.url).searchParams;
  const filters = given({ account: readAccount(params), search: readText(params, "q") });
  return keyedFile(site, args, {
    ...{ name: t("losses.file"), days: 30, amountColumns: AMOUNTS.length },
    head: [t("downlines.account"), ...AMOUNTS.map((name) => t(`figures.${name}`))],
    ask: ({ period, ...page }) =>
      site.ask(teamLosses, { ...period, ...filters, ...page, pageSize: ROWS }),
    cells: (row) => [row.account, ...AMOUNTS.map((name) => row[name])],
  });
}
