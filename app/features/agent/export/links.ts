import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentLinks } from "#platform/contract/agents/links.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { todayIn } from "../../../parts/period/day-instants.ts";
import { fileWords } from "./files/list-files.server.ts";

/** An agent's links are too few for the runner: at most a hundred are open. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t } = wordsOf(site, "agent-people");
  const { formats } = fileWords(site, site.language);
  const { currency, timeZone } = site.brand.config;
  const name = t("links.file");
  return csvAnswer({
    ...{ name: `${name}-${todayIn(timeZone)}`, title: name, amountColumns: 0 },
    ...{ currency: currency.code, timeZone, pagesMax: Number.POSITIVE_INFINITY },
    head: [
      ...[t("links.made"), t("links.code"), t("links.stateName"), t("register.type")],
      ...[t("register.series"), t("links.registrations"), t("links.firstDeposits")],
      ...[t("links.until"), t("links.usesMax")],
    ],
    async readPage(pageNo) {
      const { list, totalPages } = await site.ask(agentLinks, { pageNo });
      const lines = list.map((link) => [
        ...[formats.stamp(link.createdAt), link.code, t(`links.state.${link.state}`)],
        ...[t(`register.types.${link.type}`), String(link.rates.LOTT)],
        ...[String(link.registrations), String(link.firstDeposits)],
        link.expiresAt === null ? "" : formats.stamp(link.expiresAt),
        link.usesMax === null ? "" : String(link.usesMax),
      ]);
      return { lines, totalPages, totals: [] };
    },
  });
}
