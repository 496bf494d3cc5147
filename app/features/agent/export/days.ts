import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentOverview } from "#platform/contract/agents/team.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { given, readAccount, readGameType } from "../../../parts/filters/read-filters.ts";
import { askBelow } from "../shared/ask-below.server.ts";
import { periodOr } from "./period-or.server.ts";

const AMOUNTS = ["validBet", "deposits", "withdrawals", "profit"] as const;

/** The overview's figures of each day. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const params = new URL(url).searchParams;
  const period = periodOr(site, url, 7);
  const filters = given({ gameType: readGameType(params), account: readAccount(params) });
  // Read before the file begins, so that a refusal is still a page.
  const { days } = await askBelow(site.ask(agentOverview, { ...period, ...filters }));
  const { t } = wordsOf(site, "agent");
  const { currency, timeZone } = site.brand.config;
  const name = t("overview.file");
  return csvAnswer({
    ...{ name: `${name}-${period.from}-${period.to}`, title: name, timeZone },
    ...{ currency: currency.code, amountColumns: AMOUNTS.length },
    head: [
      t("overview.day"),
      ...["newMembers", "active", ...AMOUNTS].map((figure) => t(`figures.${figure}`)),
    ],
    readPage: async () => ({
      lines: days
        .toReversed()
        .map((row) => [
          ...[row.day, String(row.newMembers), String(row.active)],
          ...AMOUNTS.map((figure) => row[figure]),
        ]),
      ...{ totalPages: 1, totals: [] },
    }),
  });
}
