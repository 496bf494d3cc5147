import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { plainText } from "#app/respond/clean-html.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { agentAnnouncements } from "#platform/contract/agents/announcements.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { todayIn } from "../../../parts/period/day-instants.ts";
import { fileWords } from "./files/list-files.server.ts";

const TEXT_MAX = 10_000;

/** An agent's notices are too few for the runner: an operator writes each by hand. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const { t } = wordsOf(site, "agent");
  const { formats } = fileWords(site, language);
  const { currency, timeZone } = site.brand.config;
  const name = t("announcements.file");
  return csvAnswer({
    ...{ name: `${name}-${todayIn(timeZone)}`, title: name, amountColumns: 0 },
    ...{ currency: currency.code, timeZone, pagesMax: Number.POSITIVE_INFINITY },
    head: [t("announcements.time"), t("announcements.notice"), t("announcements.text")],
    async readPage(pageNo) {
      const { list, totalPages } = await site.ask(agentAnnouncements, { language, pageNo });
      const lines = list.map(({ time, title, content }) => [
        ...[formats.stamp(time), title, plainText(content, TEXT_MAX)],
      ]);
      return { lines, totalPages, totals: [] };
    },
  });
}
