import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { formatsFor, toDecimal } from "#app/ui/format.ts";
import { bettingRecord } from "#platform/contract/records.ts";
import { readFilters } from "../bets/read-filters.ts";
import { CSV_PAGE_SIZE, csvAnswer } from "./csv-answer.server.ts";
import { exportPeriod } from "./export-period.server.ts";

/** The betting record as a file, of the days and with the filters that the page shows. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { language } = site;
  const { url } = args.request;
  const { name, instants, conventions } = exportPeriod(site, url);
  const { stamp } = formatsFor(language, conventions);
  const { t } = wordsOf(site, "records");
  const { t: member } = wordsOf(site, "member");
  const filters = readFilters(new URL(url).searchParams);
  const head = ["time", "vendor", "game", "reference", "state", "stake", "payout", "valid"];
  return csvAnswer(
    `${t("export.bets")}-${name}`,
    head.map((column) => t(`export.${column}`)),
    async (pageNo) => {
      const input = { language, ...filters, ...instants, pageNo, pageSize: CSV_PAGE_SIZE };
      const { list, totalPages } = await site.ask(bettingRecord, input);
      const lines = list.map((bet) => [
        stamp(bet.placedAt),
        bet.vendorName,
        bet.gameName,
        bet.roundId,
        member(`bets.states.${bet.status}`),
        toDecimal(bet.stake),
        toDecimal(bet.payout),
        toDecimal(bet.validBet),
      ]);
      return { lines, totalPages };
    },
  );
}
