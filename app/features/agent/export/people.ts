import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { downlines } from "#platform/contract/agents/downlines.ts";
import { RATE_CATEGORIES } from "#platform/contract/agents/rate-categories.ts";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { given, readAccount } from "../../../parts/filters/read-filters.ts";
import { readPeople } from "../downlines/read-people.ts";
import { keyedFile, ROWS } from "./keyed-file.server.ts";

/** Rates of the valid bet; the series stands before them. */
const BY_CATEGORY = RATE_CATEGORIES.filter((category) => category !== "LOTT");

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "agent");
  const common = wordsOf(site, "common").t;
  const params = new URL(args.request.url).searchParams;
  const filters = { ...readPeople(params), ...given({ account: readAccount(params) }) };
  const head = ["registered", "account", "kind", "level", "upline", "below", "lastLogin"];
  return keyedFile(site, args, {
    ...{ name: t("downlines.file"), days: 1, amountColumns: 2 },
    head: [
      ...head.map((column) => t(`downlines.${column}`)),
      t("person.series"),
      ...BY_CATEGORY.map((category) => `${common(`nav.${category}`)} %`),
      ...["balance", "teamBalance"].map((column) => t(`downlines.${column}`)),
    ],
    ask: ({ period: _, ...page }) => site.ask(downlines, { ...filters, ...page, pageSize: ROWS }),
    cells: (row, { stamp }) => [
      ...[stamp(row.registeredAt), row.account],
      t(isAgentType(row.type) ? "downlines.agent" : "downlines.player"),
      ...[String(row.level), row.upline, String(row.members)],
      row.lastLoginAt ? stamp(row.lastLoginAt) : "",
      String(row.rates.LOTT),
      ...BY_CATEGORY.map((category) => percentOf(row.rates[category])),
      ...[row.balance, row.teamBalance],
    ],
  });
}
