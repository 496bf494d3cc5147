import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as bets } from "./bets.ts";
import { loader as betsPdf } from "./bets-pdf.ts";
import { loader as transactions } from "./transactions.ts";
import { loader as transactionsPdf } from "./transactions-pdf.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

test.each([
  [
    "transactionHistory",
    transactions,
    "Hora (America/Mexico_City),Movimiento,Juego o método,Referencia,Monto (MXN),Saldo (MXN)",
  ],
  [
    "bets",
    bets,
    "Hora (America/Mexico_City),Proveedor,Juego,Referencia,Estado,Apostado (MXN),Premio (MXN),Apuesta válida (MXN)",
  ],
] as const)("%s is sent as a file that is nobody else's", async (page, loader, head) => {
  const path = `/member/${page}/csv?from=2026-11-01&to=2026-11-20`;
  const cookie = await site.newMember();
  const answer = await loader(site.visit({ path, cookie }));
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/2026-11-01-\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe(`${head}\r\n`);
  expect((await answerOf(loader(site.visit({ path })))).to).toMatch(/^\/login\?/);
});

test.each([
  ["transactionHistory", transactionsPdf],
  ["bets", betsPdf],
] as const)("%s is sent as pages that are nobody else's", async (page, loader) => {
  const path = `/member/${page}/pdf?from=2026-11-01&to=2026-11-20`;
  const cookie = await site.newMember();
  const answer = await loader(site.visit({ path, cookie }));
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toMatch(/2026-11-01-\d{4}-\d\d-\d\d\.pdf"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(bytes).toMatch(/^%PDF-1\.\d/);
  expect(bytes.trimEnd()).toMatch(/%%EOF$/);
  expect(wordsIn(bytes)).toContain("Zona horariaAmerica/Mexico_City");
  expect(bytes.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect((await answerOf(loader(site.visit({ path })))).to).toMatch(/^\/login\?/);
});

/** The readable text of a PDF, without the spaces between positions. */
function wordsIn(bytes: string): string {
  const streams = bytes.matchAll(/>>\nstream\n([\s\S]*?)\nendstream/g);
  const drawn = [...streams].map(([, text]) => inflateSync(Buffer.from(text!, "latin1")));
  return [...drawn.join("").matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex]) => Buffer.from(hex!, "hex").toString("latin1"))
    .join("");
}
