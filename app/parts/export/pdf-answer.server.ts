import { Readable } from "node:stream";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { formatsFor } from "#app/ui/format/format.ts";
import { exportPeriod } from "./export-period.server.ts";
import { drawRecord } from "./pdf-record.server.ts";
import { FILE_PAGE_SIZE, FILE_PAGES_MAX, type RecordFile } from "./record-file.ts";

/**
 * The record as a PDF, sent while it is read. The number of lines is asked first, because each page
 * shows the page count.
 */
export async function pdfAnswer(site: Site, url: string, file: RecordFile): Promise<Response> {
  const { t } = wordsOf(site, "records");
  const { period, conventions } = exportPeriod(site, url);
  const { calendarDays, dateTime, exact } = formatsFor(site.language, conventions);
  const first = await file.readPage(1);
  const pages = Math.min(first.totalPages, FILE_PAGES_MAX);
  const last = pages > 1 ? await file.readPage(pages) : first;
  const lineCount = Math.max(0, pages - 1) * FILE_PAGE_SIZE + last.lines.length;
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({
    ...{ size: "A4", layout: "landscape", margin: 0, autoFirstPage: false },
    lang: site.language,
    info: { Title: file.title, Author: site.brand.config.name },
  });
  const facts = [
    { name: t("export.account"), value: (await site.member())?.account ?? "" },
    { name: t("export.period"), value: calendarDays(period) },
    { name: t("export.made"), value: dateTime(Date.now()) },
    { name: t("export.timeZone"), value: file.timeZone },
    { name: t("export.currency"), value: site.brand.config.currency.code },
  ];
  const readLines = async (page: number) => (page === 1 ? first : await file.readPage(page)).lines;
  drawRecord(document, {
    ...{ brand: site.brand.config.name, title: file.title, head: file.head },
    ...{ amountColumns: file.amountColumns, decimals: conventions.decimals },
    ...{ facts, totals: first.totals, lineCount, pages, readLines, exact },
    pageOf: (page, total) => t("export.page", { page, total }),
  }).catch((error: Error) => document.destroy(error));
  return new Response(Readable.toWeb(document) as ReadableStream, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${file.name}.pdf"`,
      "cache-control": "no-store",
    },
  });
}
