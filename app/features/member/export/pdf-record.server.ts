import { setImmediate } from "node:timers/promises";

type Document = PDFKit.PDFDocument;
type Fact = { name: string; value: string };

export type Record = {
  brand: string;
  title: string;
  facts: Fact[];
  totals: Fact[];
  head: string[];
  lineCount: number;
  /** How many times `readLines` can be asked. */
  pages: number;
  readLines: (page: number) => Promise<string[][]>;
  pageOf: (page: number, total: number) => string;
};

/** A4 on its side, in points. */
const [WIDTH, HEIGHT, EDGE] = [841.89, 595.28, 40];
const INNER = WIDTH - 2 * EDGE;
const ROW = 17;
const TABLE_TOP = { first: 168, next: 76 };
const FOOT = HEIGHT - EDGE + 8;
const [INK, SOFT, LINE, TINT] = ["#14161f", "#565c6b", "#d5d8e0", "#f2f3f6"];
const AMOUNT = /^-?\d+\.\d+$/;

const rowsOn = (page: number) =>
  Math.floor((HEIGHT - EDGE - 14 - (page === 1 ? TABLE_TOP.first : TABLE_TOP.next)) / ROW) - 1;

/** How many pages so many lines take. */
export const pageCount = (lines: number): number =>
  1 + Math.max(0, Math.ceil((lines - rowsOn(1)) / rowsOn(2)));

/**
 * Draws a record line by line as it is read: whose it is, of which days, the sums, and on each page
 * its number. The built-in fonts have every letter of Western Europe and open in any reader.
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
    drawRow(document, record.head, widths, topOf(page, 0), true);
  };
  begin();
  for (let asked = 1; asked <= record.pages; asked += 1) {
    for (const line of await record.readLines(asked)) {
      // What was played since the lines were counted is not of this file.
      if (drawn >= record.lineCount) break;
      if (left === 0) begin();
      drawRow(document, line, widths, topOf(page, rowsOn(page) - left + 1), false);
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

/** References are the longest; a time has always the same width. */
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
    document.font("Helvetica-Bold").fontSize(11.5).fillColor(INK);
    document.text(value.replaceAll("\u00a0", " "), at, top + 13, plain);
  }
}

function drawRow(
  document: Document,
  cells: string[],
  widths: number[],
  top: number,
  isHead: boolean,
) {
  if (isHead) document.rect(EDGE, top, INNER, ROW).fill(TINT);
  document
    .font(isHead ? "Helvetica-Bold" : "Helvetica")
    .fontSize(8.5)
    .fillColor(INK);
  let at = EDGE;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    const isRight = isHead ? index >= cells.length - (cells.length > 6 ? 3 : 2) : AMOUNT.test(cell);
    if (isRight && !isHead) drawAmount(document, cell, { left: at + 5, top: top + 5, width });
    else {
      document.text(fitted(document, cell, width - 10), at + 5, top + 5, {
        ...{ lineBreak: false, width: width - 10 },
        align: isRight ? "right" : "left",
      });
    }
    at += width;
  }
  if (isHead) return;
  document.lineWidth(0.5).strokeColor(LINE);
  document
    .moveTo(EDGE, top + ROW)
    .lineTo(EDGE + INNER, top + ROW)
    .stroke();
}

/** Cents stand below each other; what is less than a cent follows them in softer ink. */
function drawAmount(
  document: Document,
  amount: string,
  { left, top, width }: { left: number; top: number; width: number },
) {
  const [, cents = amount, rest = ""] = /^(.*\.\d\d)(\d\d)$/.exec(amount) ?? [];
  const edge = left + width - 10 - document.widthOfString("00");
  document.text(cents, left, top, { lineBreak: false, width: edge - left, align: "right" });
  if (rest === "" || rest === "00") return;
  document.fillColor(SOFT).text(rest, edge, top, { lineBreak: false }).fillColor(INK);
}

/** Cut with an ellipsis where a cell is longer than its column. */
function fitted(document: Document, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 1 && document.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end)}…`;
}
