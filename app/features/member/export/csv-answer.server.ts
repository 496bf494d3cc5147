import { csvLine } from "./csv-line.ts";
import { FILE_PAGES_MAX, type RecordFile } from "./record-file.ts";

/** By which spreadsheets know that the text is UTF-8. */
const MARK = "\uFEFF";

/** A file that is sent page by page while it is read, so that a long one needs no memory. */
export function csvAnswer({ name, head, readPage }: RecordFile): Response {
  const encoder = new TextEncoder();
  let page = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (page === 0) controller.enqueue(encoder.encode(MARK + csvLine(head)));
      page += 1;
      const { lines, totalPages } = await readPage(page);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.map(csvLine).join("")));
      if (page >= totalPages || page >= FILE_PAGES_MAX) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
    },
  });
}
