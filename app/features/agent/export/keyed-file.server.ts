import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import { formatsFor } from "#app/ui/format/format.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { exportPeriod } from "../../../parts/export/export-period.server.ts";
import type { Cell } from "../../../parts/export/record-file.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";
import { askBelow } from "../shared/ask-below.server.ts";

/** One page of a list whose pages are named by the page before. */
type KeyedPage<Row> = { list: readonly Row[]; next: string | null };

type KeyedFile<Row> = {
  /** The file's first word, in the page's language. */
  name: string;
  /** The days of a page that names none. */
  days: number;
  head: string[];
  amountColumns: number;
  /** Asks for one page of as many rows as a call may give. */
  ask: (page: { period: { from: string; to: string }; after?: string }) => Promise<KeyedPage<Row>>;
  cells: (row: Row, write: { stamp: (at: number) => string }) => Cell[];
};

/** The rows of one call: the most that the platform's lists give. */
export const ROWS = 100;

/** A whole list as a spreadsheet file, sent page by page while it is read. */
export async function keyedFile<Row>(
  site: Site,
  { request }: LoaderFunctionArgs,
  { name, days, head, amountColumns, ask, cells }: KeyedFile<Row>,
): Promise<Response> {
  const { conventions } = exportPeriod(site, request.url);
  const { period: asked, today } = periodOf(site, request.url);
  const period = asked ?? lastDays(days, today);
  const { stamp } = formatsFor(site.language, conventions);
  const read = (after: string | null) =>
    askBelow(ask({ period, ...(after !== null && { after }) }));
  let next: string | null = null;
  // Read before the file begins, so that a refusal is still a page.
  let page: KeyedPage<Row> | null = await read(null);
  return csvAnswer({
    ...{ name: `${name}-${period.from}-${period.to}`, title: name, head, amountColumns },
    currency: site.brand.config.currency.code,
    timeZone: conventions.timeZone,
    async readPage(number) {
      page ??= await read(next);
      const lines = page.list.map((row) => cells(row, { stamp }));
      next = page.next;
      page = null;
      return { lines, totalPages: next === null ? number : number + 1, totals: [] };
    },
  });
}
