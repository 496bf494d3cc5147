import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { formatsFor } from "#app/ui/format/format.ts";
import { accountRecord } from "#platform/contract/play/account-record.ts";
import { exportPeriod } from "../../../parts/export/export-period.server.ts";
import { FILE_PAGE_SIZE, type RecordFile } from "../../../parts/export/record-file.ts";
import { readKinds } from "../transactions/read-kinds.ts";

/** The account record for the days and kinds of the page. */
export function transactionsFile(site: Site, { request }: LoaderFunctionArgs): RecordFile {
  const { name, instants, conventions } = exportPeriod(site, request.url);
  const { stamp, amount: money } = formatsFor(site.language, conventions);
  const { t } = wordsOf(site, "records");
  const kinds = readKinds(new URL(request.url).searchParams);
  const head = ["time", "movement", "game", "reference", "amount", "balance"];
  return {
    name: `${t("export.transactions")}-${name}`,
    title: t("transactions.title"),
    head: head.map((column) => t(`export.${column}`)),
    timeZone: conventions.timeZone,
    async readPage(pageNo) {
      const input = { kinds, ...instants, pageNo, pageSize: FILE_PAGE_SIZE };
      const { list, totalPages, totals } = await site.ask(accountRecord, input);
      const lines = list.map(({ at, kind, game, reference, counterparty, amount, balance }) => [
        stamp(at),
        t(`transactions.one.${kind}`),
        game?.name ?? "",
        counterparty ?? reference,
        amount,
        balance,
      ]);
      const sums = [
        { name: t("transactions.in"), value: money(totals.in) },
        { name: t("transactions.out"), value: money(totals.out) },
        { name: t("transactions.difference"), value: money(totals.in - totals.out) },
      ];
      return { lines, totalPages, totals: sums };
    },
  };
}
