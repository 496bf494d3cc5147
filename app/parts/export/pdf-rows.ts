import { EDGE, INK, INNER, inFont, LINE, ROW, SOFT, TINT } from "./pdf-sheet.ts";
import type { Cell } from "./record-file.ts";

type Document = PDFKit.PDFDocument;

type Head = { head: string[]; amountColumns: number };

/** Draws the column names; the last columns are amounts. */
export function drawHeadRow(
  document: Document,
  { head, amountColumns }: Head,
  widths: number[],
  top: number,
) {
  document.rect(EDGE, top, INNER, ROW).fill(TINT);
  document.font("Helvetica-Bold").fontSize(8.5).fillColor(INK);
  const firstAmount = head.length - amountColumns;
  for (const [index, cell] of head.entries()) {
    drawWords(document, cell, boxOf(widths, index, top), index >= firstAmount ? "right" : "left");
  }
}

type Written = { exact: (amount: bigint) => string; decimals: number };

/** Draws one line; `exact` formats its amounts with four decimals. */
export function drawRow(
  document: Document,
  cells: Cell[],
  widths: number[],
  top: number,
  { exact, decimals }: Written,
) {
  document.font("Helvetica").fontSize(8.5).fillColor(INK);
  for (const [index, cell] of cells.entries()) {
    const box = boxOf(widths, index, top);
    if (typeof cell === "bigint") drawAmount(document, inFont(exact(cell)), decimals, box);
    else drawWords(document, cell, box, "left");
  }
  document.lineWidth(0.5).strokeColor(LINE);
  document
    .moveTo(EDGE, top + ROW)
    .lineTo(EDGE + INNER, top + ROW)
    .stroke();
}

type Box = { left: number; top: number; width: number };

/** The box of a column's text. */
function boxOf(widths: number[], index: number, top: number): Box {
  const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return { left: EDGE + before + 5, top: top + 5, width: (widths[index] ?? 0) - 10 };
}

function drawWords(
  document: Document,
  text: string,
  { left, top, width }: Box,
  align: "left" | "right",
) {
  document.text(fitted(document, text, width), left, top, { lineBreak: false, width, align });
}

/** Aligns the currency's decimals; anything smaller follows in a lighter colour. */
function drawAmount(
  document: Document,
  amount: string,
  decimals: number,
  { left, top, width }: Box,
) {
  const end = decimals === 0 ? -5 : decimals - 4 || amount.length;
  const [whole, rest] = [amount.slice(0, end), amount.slice(end)];
  const edge = left + width - document.widthOfString("00");
  document.text(whole, left, top, { lineBreak: false, width: edge - left, align: "right" });
  if (/[1-9]/.test(rest)) document.fillColor(SOFT).text(rest, edge, top, { lineBreak: false });
  document.fillColor(INK);
}

/** Cuts a cell with an ellipsis when it is longer than its column. */
function fitted(document: Document, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 1 && document.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end)}…`;
}
