import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  camtFile,
  csvFile,
  type FileLine,
  ofxFile,
  sgmlFile,
} from "#tests/under-test/staff/statement-files.ts";
import { readStatement, type StatementForm } from "./read-statement.ts";
import type { StatementLine } from "./statement-line.ts";

const ACCOUNT = "012180001234567895";
const FORM: StatementForm = { columns: {}, dates: "dayFirst", currency: "MXN", account: ACCOUNT };

const read = (file: string | Uint8Array, form: Partial<StatementForm> = {}) =>
  readStatement(Buffer.from(file), { ...FORM, ...form });
const linesIn = (file: string | Uint8Array, form: Partial<StatementForm> = {}) =>
  read(file, form).flatMap(({ lines }) => lines);
const shown = (file: string, form: Partial<StatementForm> = {}) =>
  linesIn(file, form).map(
    ({ bookedAt, isCredit, amount, currency, text }) =>
      `${bookedAt} ${isCredit ? "+" : "-"}${amount} ${currency} ${text}`,
  );

const FORMATS: [name: string, (lines: readonly FileLine[]) => Uint8Array][] = [
  ["CSV with points", (lines) => csvFile(lines, { delimiter: ";" })],
  ["CSV with commas", (lines) => csvFile(lines, { delimiter: ",", decimal: "comma" })],
  ["CSV with tabs", (lines) => csvFile(lines, { delimiter: "\t" })],
  ["OFX 1", (lines) => sgmlFile(ACCOUNT, lines)],
  ["OFX 2", (lines) => ofxFile(ACCOUNT, lines)],
  ...["02", "03", "04", "06", "07", "08"].map((version): (typeof FORMATS)[number] => [
    `CAMT.053 ${version}`,
    (lines) => camtFile(ACCOUNT, lines, version),
  ]),
];

const word = fc.stringMatching(/^[A-Za-zÑñÁéü&<>"'.;,|0-9]{1,12}$/);
const anyLine: fc.Arbitrary<StatementLine> = fc.record({
  bankId: fc.option(fc.stringMatching(/^[A-Z0-9]{1,20}$/)),
  bookedAt: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  amount: fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }).map((cents) => cents * 100n),
  currency: fc.constantFrom("MXN", "PEN", "EUR"),
  text: fc.uniqueArray(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" ")),
  isCredit: fc.boolean(),
  isReversal: fc.constant(false),
});

test.each(FORMATS)("%s: whatever a bank writes is read as it is", (_name, write) => {
  const some = fc.array(anyLine, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(some, (lines) => {
      expect(read(write(lines))).toEqual([{ account: ACCOUNT, lines }]);
    }),
  );
});

test.each(FORMATS)(
  "%s: a damaged file is refused with its field or read, never worse",
  (_n, write) => {
    const whole = Buffer.from(write([{ text: "NOTA 814427", bankId: "A1" }, { isCredit: false }]));
    const change = fc.record({
      at: fc.nat(whole.length - 1),
      byte: fc.nat(255),
      cut: fc.boolean(),
    });
    fc.assert(
      fc.property(change, ({ at, byte, cut }) => {
        const file = Buffer.from(cut ? whole.subarray(0, at) : whole);
        if (!cut) file[at] = byte;
        try {
          for (const { amount } of linesIn(file)) expect(amount >= 0n).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ name: "Refusal", field: expect.any(String) });
        }
      }),
    );
  },
);

describe("CSV", () => {
  test("abonos and cargos are columns of their own, below the bank's heading, in Latin 1", () => {
    const file = [
      "Banco Inventado del Sur;;;;",
      "Cuenta;0121 8000;;;",
      "Fecha de operación;Descripción;Referencia;Cargo;Abono",
      "20/11/2026;SPEI recibido Núñez;814427;;1.500,00",
      "21/11/2026;Comisión;;12,50;",
      ";Saldo final;;;9.999,00",
    ].join("\r\n");
    expect(shown(file)).toEqual([
      "2026-11-20 +15000000 MXN SPEI recibido Núñez 814427",
      "2026-11-21 -125000 MXN Comisión",
    ]);
    expect(linesIn(Buffer.from(file, "latin1"))).toEqual(linesIn(file));
  });

  test("English names, a sign in a word, and columns that are named with the import", () => {
    const signs = ["Date,Amount,Type,Description", "2026-11-20,500,Credit,a", "2026-11-20,5,DR,b"];
    expect(shown(signs.join("\n"))).toEqual([
      ...["2026-11-20 +5000000 MXN a", "2026-11-20 -50000 MXN b"],
    ]);
    const named = ["Día valor|Suma|Quién|Qué|Nro", "1-dic-26|7.00|Eva|814427|x9"].join("\n");
    const columns = { date: "dia valor", amount: "SUMA", text: ["Qué", "Quién"], id: "Nro" };
    expect(linesIn(named, { columns })).toMatchObject([
      { bookedAt: "2026-12-01", amount: 70_000n, text: "814427 Eva", bankId: "x9" },
    ]);
  });

  test("months come first only when the import says so", () => {
    const file = "Date;Amount;Memo\n11/12/2026;1.00;x";
    expect(shown(file)).toEqual(["2026-12-11 +10000 MXN x"]);
    expect(shown(file, { dates: "monthFirst" })).toEqual(["2026-11-12 +10000 MXN x"]);
  });

  test.each([
    [
      "no column of amounts",
      "Fecha;Concepto\n20/11/2026;x",
      {},
      "column_missing",
      "columns.amount",
    ],
    [
      "a named column",
      "Fecha;Importe;Nota\n",
      { columns: { id: "Folio" } },
      "column_missing",
      "columns.id",
    ],
    ["1.250 alone", "Fecha;Importe;Nota\n20/11/2026;1.250;x", {}, "decimal_unclear", "decimal"],
    [
      "1,50 and 1.50",
      "Fecha;Importe;Nota\n20/11/2026;1,50;x\n20/11/2026;1.50;x",
      {},
      "decimal_unclear",
      "decimal",
    ],
    [
      "a day of no calendar",
      "Fecha;Importe;Nota\n31/02/2026;1.50;x",
      {},
      "statement_entry_unreadable",
      "file",
    ],
    [
      "a word for an amount",
      "Fecha;Importe;Nota\n20/11/2026;much;x",
      {},
      "statement_entry_unreadable",
      "file",
    ],
    [
      "a fifth decimal",
      "Fecha;Importe;Nota\n20/11/2026;1.00001;x",
      {},
      "statement_entry_unreadable",
      "file",
    ],
    [
      "a text with the delimiter",
      "Fecha,Nota,Importe\n20/11/2026,a,b,5.00",
      {},
      "statement_entry_unreadable",
      "file",
    ],
    [
      "both columns filled",
      "Fecha;Nota;Cargo;Abono\n20/11/2026;x;5.00;6.00",
      {},
      "statement_entry_unreadable",
      "file",
    ],
    [
      "the letter C for a sign",
      "Fecha;Importe;Nota;Tipo\n20/11/2026;1.00;x;C",
      {},
      "statement_entry_unreadable",
      "columns.sign",
    ],
    [
      "no account",
      "Fecha;Importe;Nota\n20/11/2026;1.00;x",
      { account: undefined },
      "account_required",
      "account",
    ],
    ["nothing", "", {}, "statement_unreadable", "file"],
  ])("%s is refused at its field", (_what, file, form, code, field) => {
    const reading = () => read(file, form as Partial<StatementForm>);
    expect(reading).toThrow(expect.objectContaining({ code, field }));
  });
});

describe("XML", () => {
  const camt = camtFile(ACCOUNT, [{ text: "&x;" }]).toString();

  test("a document type is refused, so no entity expands", () => {
    const bomb = `<!DOCTYPE d [<!ENTITY x "${"9".repeat(50)}">]>`;
    const files = [camt.replace("?>", `?>${bomb}`), ofxFile(ACCOUNT, [{}]).toString()];
    files[1] = files[1]!.replace("<OFX>", `${bomb}<OFX>`);
    for (const file of files) {
      expect(() => read(file)).toThrow(expect.objectContaining({ code: "statement_unreadable" }));
    }
  });

  test("another version, deep nesting and another account are refused", () => {
    const refused = (file: string, code: string, field: string) =>
      expect(() => read(file)).toThrow(expect.objectContaining({ code, field }));
    refused(camt.replace("053.001.08", "053.001.12"), "statement_unreadable", "file");
    refused(camt.replace("<c:Acct>", "<c:Acct>".repeat(80)), "statement_unreadable", "file");
    refused(camtFile("999", [{}]).toString(), "account_differs", "account");
    refused(ofxFile("999", [{}]).toString(), "account_differs", "account");
  });

  test("pending entries are left out, and a batch is split when its parts are the whole", () => {
    const part = (amount: string, note: string) =>
      `<TxDtls><Refs><AcctSvcrRef>R${note}</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="MXN">${amount}</Amt></TxAmt></AmtDtls>
       <RltdPties><Dbtr><Nm>Eva Sol</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${note}</Ustrd></RmtInf></TxDtls>`;
    const batch = (second: string) =>
      `<Ntry><Amt Ccy="MXN">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-20T10:00:00</DtTm></BookgDt>
       <NtryDtls>${part("10.00", "111111")}${part(second, "222222")}</NtryDtls></Ntry>`;
    const pending = batch("20").replace("BOOK", "PDNG");
    const file = (entries: string) =>
      camtFile(ACCOUNT, [], "02").toString().replace("</Stmt>", `${entries}</Stmt>`);
    expect(linesIn(file(pending))).toEqual([]);
    expect(linesIn(file(batch("20")))).toMatchObject([
      { bankId: "R111111", amount: 100_000n, text: "111111 Eva Sol" },
      { bankId: "R222222", amount: 200_000n, text: "222222 Eva Sol" },
    ]);
    expect(linesIn(file(batch("19")))).toMatchObject([
      { bankId: null, amount: 300_000n, text: "111111 Eva Sol 222222" },
    ]);
  });

  test("corrections are told from payments", () => {
    const lines = [{ isReversal: true }];
    for (const file of [camtFile(ACCOUNT, lines), ofxFile(ACCOUNT, lines)]) {
      expect(linesIn(file)).toMatchObject([{ isReversal: true }]);
    }
  });
});
