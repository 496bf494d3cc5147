import { setImmediate } from "node:timers/promises";
import { drawHeadRow, drawRow } from "./pdf-rows.ts";
import { EDGE, HEIGHT, INK, INNER, inFont, ROW, SOFT } from "./pdf-sheet.ts";

import type { Cell } from "./record-file.ts";

type Document = PDFKit.PDFDocument;
type Fact = { name: string; value: string };

export type Record = {
  brand: string;
  title: string;
  facts: Fact[];
  totals: Fact[];
  head: string[];
  amountColumns: number;
  lineCount: number;
  /** How many pages `readLines` can read. */
  pages: number;
  readLines: (page: number) => Promise<Cell[][]>;
  /** The currency's decimals. */
  decimals: number;
  /** Formats an amount with all four decimals. */
  exact: (amount: bigint) => string;
  pageOf: (page: number, total: number) => string;
};

const TABLE_TOP = { first: 168, next: 76 };
const FOOT = HEIGHT - EDGE + 8;

const rowsOn = (page: number) =>
  Math.floor((HEIGHT - EDGE - 14 - (page === 1 ? TABLE_TOP.first : TABLE_TOP.next)) / ROW) - 1;

/** The number of pages for a number of lines. */
export const pageCount = (lines: number): number =>
  1 + Math.max(0, Math.ceil((lines - rowsOn(1)) / rowsOn(2)));

/**
 * Draws a record line by line as it is read: owner, days and sums, and a number on each page. The
 * built-in fonts have every letter of Western Europe and work in any reader.
 */
export async function drawRecord(document: Document, record: Record): Promise<void> {
  const total = pageCount(record.lineCount);
  const widths = widthsOf(record.head);
  let drawn = 0;
  let page = 0;
  let left = 0;
  const begin = () => {
    page += 1;
    left = rowsOn(page);
    document.addPage();
    drawHead(document, record, page, total);
    drawHeadRow(document, record, widths, topOf(page, 0));
  };
  begin();
  for (let asked = 1; asked <= record.pages; asked += 1) {
    for (const line of await record.readLines(asked)) {
      // Rounds played after the lines were counted are not in this file.
      if (drawn >= record.lineCount) break;
      if (left === 0) begin();
      drawRow(document, line, widths, topOf(page, rowsOn(page) - left + 1), record);
      left -= 1;
      drawn += 1;
    }
    await setImmediate();
    if (document.destroyed) return;
  }
  document.end();
}

const topOf = (page: number, row: number) =>
  (page === 1 ? TABLE_TOP.first : TABLE_TOP.next) + row * ROW;

/** References are the longest cells; a time always has the same width. */
function widthsOf(head: string[]): number[] {
  const shares = head.length > 6 ? [14, 10, 18, 24, 10, 9, 9, 9] : [16, 20, 22, 24, 12, 12];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / whole) * INNER);
}

function drawHead(document: Document, record: Record, page: number, total: number) {
  const { brand, title, facts, totals } = record;
  const plain = { lineBreak: false } as const;
  document.font("Helvetica-Bold").fontSize(15).fillColor(INK).text(brand, EDGE, EDGE, plain);
  document.font("Helvetica").fontSize(11).fillColor(SOFT);
  document.text(title, EDGE, EDGE + 2, { ...plain, width: INNER, align: "right" });
  if (page === 1) {
    drawFacts(document, facts, EDGE + 34);
    drawFacts(document, totals, EDGE + 76);
  }
  const number = record.pageOf(page, total);
  document.font("Helvetica").fontSize(9).fillColor(SOFT);
  document.text(number, EDGE, FOOT, { ...plain, width: INNER, align: "right" });
}

function drawFacts(document: Document, facts: Fact[], top: number) {
  const width = INNER / Math.max(facts.length, 4);
  for (const [index, { name, value }] of facts.entries()) {
    const at = EDGE + index * width;
    const plain = { lineBreak: false, width: width - 8, ellipsis: true } as const;
    document.font("Helvetica").fontSize(9).fillColor(SOFT).text(name, at, top, plain);
    document
      .font("Helvetica-Bold")
      .fontSize(facts.length > 4 ? 10 : 11.5)
      .fillColor(INK);
    document.text(inFont(value), at, top + 13, plain);
  }
}
