import type { LoaderFunctionArgs } from "@remix-run/node";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { formatsFor, toDecimal } from "#app/ui/format.ts";
import { accountRecord } from "#platform/contract/account-record.ts";
import { readKinds } from "../transactions/read-kinds.ts";
import { CSV_PAGE_SIZE, csvAnswer } from "./csv-answer.server.ts";
import { exportPeriod } from "./export-period.server.ts";

/** The account record as a file, of the days and kinds that the page shows. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { url } = args.request;
  const { name, instants, conventions } = exportPeriod(site, url);
  const { stamp } = formatsFor(site.language, conventions);
  const { t } = wordsOf(site, "records");
  const kinds = readKinds(new URL(url).searchParams);
  const head = ["time", "movement", "game", "reference", "amount", "balance"];
  return csvAnswer(
    `${t("export.transactions")}-${name}`,
    head.map((column) => t(`export.${column}`)),
    async (pageNo) => {
      const input = { kinds, ...instants, pageNo, pageSize: CSV_PAGE_SIZE };
      const { list, totalPages } = await site.ask(accountRecord, input);
      const lines = list.map(({ at, kind, game, reference, counterparty, amount, balance }) => [
        stamp(at),
        t(`transactions.one.${kind}`),
        game?.name ?? "",
        counterparty ?? reference,
        toDecimal(amount),
        toDecimal(balance),
      ]);
      return { lines, totalPages };
    },
  );
}
