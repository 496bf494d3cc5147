import type { StatementLine } from "#platform/domain/money/statement/statement-line.ts";
import { formatAmount } from "#platform/domain/money.ts";

/** One entry for a file; what is left out is a credit of 500.00 on the first day of the tests. */
export type FileLine = Partial<StatementLine>;

const complete = (line: FileLine): StatementLine => ({
  ...{ bankId: null, bookedAt: "2026-11-20", amount: 5_000_000n, currency: "MXN", text: "" },
  ...{ isCredit: true, isReversal: false, ...line },
});

const signed = ({ amount, isCredit }: StatementLine) =>
  `${isCredit ? "" : "-"}${formatAmount(amount)}`;
const compactDay = ({ bookedAt }: StatementLine) => bookedAt.replaceAll("-", "");
const xml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

type CsvStyle = { delimiter?: string; decimal?: "comma" | "point" };

/** A CSV file with the columns of a bank in Mexico. */
export function csvFile(lines: readonly FileLine[], style: CsvStyle = {}): Buffer {
  const { delimiter = ";", decimal = "point" } = style;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = lines.map(complete).map((line) => {
    const [year, month, day] = line.bookedAt.split("-");
    const amount = decimal === "point" ? signed(line) : signed(line).replace(".", ",");
    const texts = [line.text, line.bankId ?? "", line.currency].map(quoted);
    return [`${day}/${month}/${year}`, quoted(amount), ...texts].join(delimiter);
  });
  const names = ["Fecha", "Importe", "Concepto", "Folio", "Moneda"].join(delimiter);
  return Buffer.from([names, ...rows].join("\r\n"));
}

const OFX_FIELDS = (line: StatementLine): [name: string, value: string | null][] => [
  ["TRNTYPE", line.isCredit ? "CREDIT" : "DEBIT"],
  ["DTPOSTED", `${compactDay(line)}120000[-6:CST]`],
  ["TRNAMT", signed(line)],
  ["FITID", line.bankId],
  ["CORRECTFITID", line.isReversal ? "earlier" : null],
  ["MEMO", line.text || null],
];

function ofxBody(account: string, all: readonly FileLine[], isSgml: boolean): string {
  const lines = all.map(complete);
  const field = (name: string, value: string) =>
    isSgml ? `<${name}>${xml(value)}\n` : `<${name}>${xml(value)}</${name}>`;
  const entries = lines.map((line) => {
    const fields = OFX_FIELDS(line).flatMap(([name, value]) =>
      value === null ? [] : field(name, value),
    );
    const currency = `<CURRENCY>${field("CURRATE", "1")}${field("CURSYM", line.currency)}</CURRENCY>`;
    return `<STMTTRN>${fields.join("")}${currency}</STMTTRN>`;
  });
  return `<OFX><BANKMSGSRSV1><STMTTRNRS>${field("TRNUID", "1")}<STMTRS>${field("CURDEF", "MXN")}
    <BANKACCTFROM>${field("BANKID", "002")}${field("ACCTID", account)}</BANKACCTFROM>
    <BANKTRANLIST>${field("DTSTART", "20261101")}${entries.join("\n")}</BANKTRANLIST>
    </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

/** An OFX file of version 1: its values have no closing tags. */
export const sgmlFile = (account: string, lines: readonly FileLine[]): Buffer =>
  Buffer.from(
    `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\n\n${ofxBody(account, lines, true)}`,
  );

/** An OFX file of version 2. */
export const ofxFile = (account: string, lines: readonly FileLine[]): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${ofxBody(account, lines, false)}`,
  );

/** A CAMT.053 file of that version, such as "02", with a prefix for its namespace in the later ones. */
export function camtFile(account: string, all: readonly FileLine[], version = "08"): Buffer {
  const isLate = Number(version) >= 7;
  const p = isLate ? "c:" : "";
  const tag = (name: string, content: string) => `<${p}${name}>${content}</${p}${name}>`;
  const entries = all
    .map(complete)
    .map((line) =>
      tag(
        "Ntry",
        [
          `<${p}Amt Ccy="${line.currency}">${formatAmount(line.amount)}</${p}Amt>`,
          tag("CdtDbtInd", line.isCredit ? "CRDT" : "DBIT"),
          line.isReversal ? tag("RvslInd", "true") : "",
          tag("Sts", isLate ? tag("Cd", "BOOK") : "BOOK"),
          tag("BookgDt", tag("Dt", line.bookedAt)),
          line.bankId ? tag("AcctSvcrRef", xml(line.bankId)) : "",
          tag(
            "NtryDtls",
            tag(
              "TxDtls",
              tag("Refs", tag("EndToEndId", "NOTPROVIDED")) +
                tag("RmtInf", tag("Ustrd", xml(line.text))),
            ),
          ),
        ].join(""),
      ),
    );
  const space = `xmlns${isLate ? ":c" : ""}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"`;
  const id = tag("Acct", tag("Id", tag("Othr", tag("Id", account))));
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><${p}Document ${space}>${tag(
      "BkToCstmrStmt",
      tag("Stmt", id + entries.join("\n")),
    )}</${p}Document>`,
  );
}
