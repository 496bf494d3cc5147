import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { playStatement } from "#platform/contract/members/protection/protection.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";

const MONEY = ["deposits", "withdrawals", "staked", "won", "net"] as const;

/** The statement of twelve months as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "protection");
  const { currency, timeZone } = site.brand.config;
  return csvAnswer({
    name: t("statement.file"),
    title: t("statement.title"),
    head: ["month", "minutes", ...MONEY].map((column) => t(`statement.${column}`)),
    isTimed: false,
    ...{ currency: currency.code, amountColumns: MONEY.length, timeZone },
    async readPage() {
      const { months } = await site.ask(playStatement, {});
      const lines = months.map((row) => [
        row.month,
        String(row.minutes),
        ...MONEY.map((column) => row[column]),
      ]);
      return { lines, totalPages: 1, totals: [] };
    },
  });
}
