import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { teamBets } from "#platform/contract/agents/records.ts";
import { readBets } from "../bets/read-bets.ts";
import { keyedFile, ROWS } from "./keyed-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "agent");
  const { t: records } = wordsOf(site, "records");
  const { t: member } = wordsOf(site, "member");
  const filters = readBets(new URL(args.request.url).searchParams);
  const { language } = site;
  const named = ["vendor", "game", "reference", "state", "stake", "payout", "valid"];
  return keyedFile(site, args, {
    ...{ name: t("bets.file"), days: 7, amountColumns: 3 },
    head: [
      records("export.time"),
      t("bets.account"),
      ...named.map((column) => records(`export.${column}`)),
    ],
    ask: ({ period, ...page }) =>
      site.ask(teamBets, { language, ...period, ...filters, ...page, pageSize: ROWS }),
    cells: (row, { stamp }) => [
      ...[stamp(row.settledAt), row.account, row.vendorName, row.gameName, row.roundId],
      member(`bets.states.${row.status}`),
      ...[row.stake, row.payout, row.validBet],
    ],
  });
}
