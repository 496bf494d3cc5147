import { redirect } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import type { ExportList } from "#platform/contract/agents/exports/export-kinds.ts";
import {
  EXPORTED,
  type ExportInput,
  type ExportRow,
  exportLong,
  nextOf,
} from "#platform/contract/agents/exports/exports.ts";
import type { Call, ValueOf } from "#platform/contract/wire/call.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { todayIn } from "../../../parts/period/day-instants.ts";
import { fileWords, listFile } from "./files/list-files.server.ts";
import { gone } from "./gone.server.ts";

/** The rows of one call: the most that the platform's lists give. */
const ROWS = 100;

type Value = ValueOf<(typeof EXPORTED)[ExportList]>;
type Asked<List extends ExportList> = {
  list: List;
  input: Omit<ExportInput<List>, "after" | "pageSize">;
  /** The days in the file's name; today by default. */
  period?: { from: string; to: string } | null;
};

/**
 * A whole list as a spreadsheet file, sent page by page while it is read. One that is too long for that
 * leads to the page that asks the runner for it.
 */
export async function directFile<List extends ExportList>(
  site: Site,
  { list, input, period }: Asked<List>,
): Promise<Response> {
  const call = EXPORTED[list] as Call;
  const read = async (after: string | null) => {
    const asked = { ...input, ...(after && { after }), pageSize: ROWS };
    return (await site.ask(call, asked).catch(gone)) as Value;
  };
  // Read before the file begins, so that a refusal is still a page.
  let page: Value | null = await read(null);
  let next = nextOf(page);
  if (next !== null && (await isLong(site, { list, input }))) {
    const wanted = new URLSearchParams({ list, asked: queryOf(input) });
    throw redirect(`/agent/exports/ask?${wanted}`);
  }
  const { name, cells, ...file } = listFile(list, fileWords(site, site.language));
  const { currency, timeZone } = site.brand.config;
  const today = todayIn(timeZone);
  const { from, to } = period ?? { from: today, to: today };
  return csvAnswer({
    ...{ ...file, name: `${name}-${from}-${to}`, title: name },
    ...{ currency: currency.code, timeZone, pagesMax: Number.POSITIVE_INFINITY },
    async readPage(number) {
      page ??= await read(next);
      const lines = page.list.map((row) => cells(row as ExportRow<List>));
      next = nextOf(page);
      page = null;
      return { lines, totalPages: next === null ? number : number + 1, totals: [] };
    },
  });
}

async function isLong<List extends ExportList>(site: Site, { list, input }: Asked<List>) {
  return (await site.ask(exportLong, { list, asked: queryOf(input) })).isLong;
}

/** A list's input as the query of its call, without what is not given. */
const queryOf = (input: object): string => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== false);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};
