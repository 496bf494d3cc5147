import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { formatsFor } from "#app/ui/format/format.ts";
import { drawRecord, pageCount } from "./pdf-record.server.ts";
import type { Cell } from "./record-file.ts";

/** The text on each page of a record with `lineCount` lines, from an uncompressed file. */
async function pagesOf(lineCount: number, readLines: (page: number) => Cell[][], pages = 1) {
  const options = { size: "A4", layout: "landscape", margin: 0, autoFirstPage: false } as const;
  const document = new PDFDocument({ ...options, compress: false });
  const written = buffer(document);
  await drawRecord(document, {
    ...{ brand: "Una marca", title: "Mis apuestas", lineCount, pages },
    facts: [{ name: "Cuenta", value: "ana2026" }],
    totals: [{ name: "Apostado", value: "P\u00a01,234.50" }],
    head: ["Hora", "Proveedor", "Juego", "Referencia", "Estado", "Apostado", "Premio", "Válida"],
    ...{ amountColumns: 3, decimals: 2 },
    exact: formatsFor("es", { symbol: "P", decimals: 2, timeZone: "UTC", locales: {} }).exact,
    readLines: async (page) => readLines(page),
    pageOf: (page, total) => `Página ${page} de ${total}`,
  });
  const file = (await written).toString("latin1");
  const shown = (stream: string) =>
    [...stream.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex]) => Buffer.from(hex!, "hex").toString("latin1"))
      .join("");
  return file
    .split("endstream")
    .map(shown)
    .filter((text) => text.includes("gina"));
}

const line = (number: number) => [
  "2026-11-20 21:40:05",
  "Tepozán",
  "La Última Piñata ¿Sí? ¡Olé! de la Montaña Dorada",
  `round-${number}`,
  "Perdida",
  200_000n,
  12_125_050n,
  -12_345_678_900n,
];

test("every line stands on a page that says which of how many it is, with Spanish letters", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(index));
  const pages = await pagesOf(60, () => lines);
  expect(pages).toHaveLength(pageCount(60));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    expect(page).toContain("Una marca");
  }
  expect(pages[0]).toContain("ana2026");
  expect(pages[0]).toContain("P 1,234.50");
  const all = pages.join("");
  for (let number = 0; number < 60; number += 1) expect(all).toContain(`round-${number}`);
  expect(all).toContain("La Última Piñata ¿Sí?");
  expect(all).toContain("1,212.5050");
  expect(all).toContain("\x961,234,567.89");
  expect(all).toContain("20.00");
  expect(all).not.toContain("20.0000");
});

test("lines that came after they were counted are left out, and none at all is one page", async () => {
  const lines = [line(1), line(2), line(3)];
  const [page] = await pagesOf(2, () => lines);
  expect(page).toContain("round-2");
  expect(page).not.toContain("round-3");
  expect(await pagesOf(0, () => [])).toHaveLength(1);
});
