import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { formatsFor } from "#app/ui/format/format.ts";
import { bettingRecord } from "#platform/contract/play/records.ts";
import { exportPeriod } from "../../../parts/export/export-period.server.ts";
import { FILE_PAGE_SIZE, type RecordFile } from "../../../parts/export/record-file.ts";
import { readFilters } from "../bets/read-filters.ts";

/** The betting record for the days and filters of the page. */
export function betsFile(site: Site, { request }: LoaderFunctionArgs): RecordFile {
  const { language } = site;
  const { name, instants, conventions } = exportPeriod(site, request.url);
  const { stamp, amount } = formatsFor(language, conventions);
  const { t } = wordsOf(site, "records");
  const { t: member } = wordsOf(site, "member");
  const filters = readFilters(new URL(request.url).searchParams);
  const head = ["time", "vendor", "game", "reference", "state", "stake", "payout", "valid"];
  return {
    name: `${t("export.bets")}-${name}`,
    title: member("bets.title"),
    head: head.map((column) => t(`export.${column}`)),
    ...{ currency: site.brand.config.currency.code, amountColumns: 3 },
    timeZone: conventions.timeZone,
    async readPage(pageNo) {
      const input = { language, ...filters, ...instants, pageNo, pageSize: FILE_PAGE_SIZE };
      const { list, totalPages, totals } = await site.ask(bettingRecord, input);
      const lines = list.map((bet) => [
        stamp(bet.placedAt),
        bet.vendorName,
        bet.gameName,
        bet.roundId,
        member(`bets.states.${bet.status}`),
        bet.stake,
        bet.payout,
        bet.validBet,
      ]);
      const sums = [
        { name: member("bets.stake"), value: amount(totals.stake) },
        { name: member("bets.payout"), value: amount(totals.payout) },
        { name: member("bets.valid"), value: amount(totals.validBet) },
        { name: member("bets.result"), value: amount(totals.payout - totals.stake) },
      ];
      return { lines, totalPages, totals: sums };
    },
  };
}
