import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentIncome } from "#platform/contract/agents/income.ts";
import { readIncome } from "../income/read-income.ts";
import { keyedFile, ROWS } from "./keyed-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "agent-income");
  const filters = readIncome(new URL(args.request.url).searchParams);
  return keyedFile(site, args, {
    ...{ name: t("file"), days: 30, amountColumns: 1 },
    head: [t("day"), t("kind"), t("amount")],
    ask: ({ period, ...page }) =>
      site.ask(agentIncome, { ...period, ...filters, ...page, pageSize: ROWS }),
    cells: ({ day, kind, amount }) => [day, t(`kinds.${kind}`), amount],
  });
}
