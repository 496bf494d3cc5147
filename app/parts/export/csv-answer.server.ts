import { csvLine } from "#platform/contract/wire/csv-line.ts";
import { toDecimal } from "#platform/contract/wire/written-money.ts";
import { type Cell, FILE_PAGES_MAX, type RecordFile } from "./record-file.ts";

/** The mark by which spreadsheets recognise UTF-8. */
const MARK = "\uFEFF";

/**
 * Programs read the amounts: no thousands separator, a point, the plain minus sign, two decimals or,
 * where needed, four. The column's name has the currency.
 */
const lineOf = (cells: Cell[]) =>
  csvLine(
    cells.map((cell) => (typeof cell === "bigint" ? toDecimal(cell).replace(/00$/, "") : cell)),
  );

/**
 * A CSV file that is sent page by page while it is read, so that a long one needs little memory. A page
 * that cannot be read breaks the download off, so that half a file never looks whole.
 */
export function csvAnswer({ name, readPage, about = [], ...file }: RecordFile): Response {
  const { pagesMax = FILE_PAGES_MAX } = file;
  const encoder = new TextEncoder();
  const above = about.length > 0 ? [...about.map(csvLine), csvLine([""])] : [];
  const first = [...above, csvLine(headOf(file))].join("");
  let page = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (page === 0) controller.enqueue(encoder.encode(MARK + first));
      page += 1;
      const { lines, totalPages } = await readPage(page);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.map(lineOf).join("")));
      if (page >= totalPages || page >= pagesMax) controller.close();
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

type Head = Pick<RecordFile, "head" | "timeZone" | "currency" | "amountColumns" | "isTimed">;

function headOf({ head, timeZone, currency, amountColumns, isTimed = true }: Head) {
  const firstAmount = head.length - amountColumns;
  return head.map((name, index) => {
    if (index === 0 && isTimed) return `${name} (${timeZone})`;
    return index >= firstAmount ? `${name} (${currency})` : name;
  });
}
