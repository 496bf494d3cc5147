import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { teamRecords } from "#platform/contract/agents/records.ts";
import { readRecords } from "../records/read-records.ts";
import { keyedFile, ROWS } from "./keyed-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "agent");
  const { t: records } = wordsOf(site, "records");
  const { t: member } = wordsOf(site, "member");
  const filters = readRecords(new URL(args.request.url).searchParams);
  return keyedFile(site, args, {
    ...{ name: t("records.file"), days: 7, amountColumns: 2 },
    head: [
      ...[records("export.time"), t("bets.account"), t("records.kind"), t("records.number")],
      ...[records("export.amount"), records("export.balance")],
    ],
    ask: ({ period, ...page }) =>
      site.ask(teamRecords, { ...period, ...filters, ...page, pageSize: ROWS }),
    cells: (row, { stamp }) => [
      ...[stamp(row.at), row.account, member(`transactions.one.${row.kind}`), row.number],
      ...[row.amount, row.balance],
    ],
  });
}
