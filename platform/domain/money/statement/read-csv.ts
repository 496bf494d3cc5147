import { parse } from "csv-parse/sync";
import type { StatementColumns } from "../../../contract/staff/statements.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { columnPlaces, type Places } from "./column-places.ts";
import { type Decimal, decimalOf, statementAmount } from "./statement-amount.ts";
import { type DayOrder, statementDay } from "./statement-day.ts";
import { LINES_MAX, type Statement, type StatementLine, textOfLine } from "./statement-line.ts";
import { entryUnreadable, unreadable } from "./statement-refusals.ts";

export type CsvForm = {
  columns: StatementColumns;
  /** Found from the amounts when it is not given. */
  decimal?: Decimal | undefined;
  dates: DayOrder;
  /** Of lines whose row names none. */
  currency: string;
};

const DELIMITERS = [";", ",", "\t", "|"];
/** A bank's own heading may stand above the names of the columns. */
const HEADING_ROWS = 30;
const ROW_CHARACTERS = 20_000;

const CREDITS = [
  "abono",
  "abonos",
  "credito",
  "credit",
  "cr",
  "haber",
  "ingreso",
  "deposito",
  "a",
  "+",
];
const DEBITS = ["cargo", "cargos", "debito", "debit", "dr", "debe", "egreso", "retiro", "d", "-"];

/**
 * Reads a CSV file with the names of its columns in one of its first rows. It names no account. A row
 * without a day, such as a sum, is left out; a row that cannot be read refuses the file.
 */
export function readCsv(text: string, form: CsvForm): Statement {
  const { rows, places } = tableOf(text, form.columns);
  const width = Math.max(...places.all) + 1;
  const dated = rows.flatMap((row, at) => (cell(row, places.date) ? [{ row, entry: at + 1 }] : []));
  const amounts = dated.flatMap(({ row }) => amountCells(row, places));
  const decimal = form.decimal ?? decimalOf(amounts);
  if (!decimal) throw new Refusal("decimal_unclear", { field: "decimal" });
  const lines = dated.map(({ row, entry }) => {
    if (row.length < width) throw entryUnreadable(entry);
    return lineOf(row, places, { ...form, decimal }, entry);
  });
  return { account: null, lines };
}

/** The rows below the names of the columns, by the delimiter with which those are found. */
function tableOf(text: string, columns: StatementColumns): { rows: string[][]; places: Places } {
  for (const delimiter of DELIMITERS) {
    for (const [at, names] of headingsOf(text, delimiter).entries()) {
      const places = columnPlaces(names, columns);
      if (!("missing" in places)) {
        const rows = rowsOf(text, delimiter).slice(at + 1);
        // A delimiter within a text moves the cells after it.
        const wide = rows.findIndex((row) => row.slice(names.length).some((one) => one !== ""));
        if (wide >= 0) throw entryUnreadable(wide + 1);
        return { rows, places };
      }
    }
  }
  throw missingColumn(text, columns);
}

/** Names the first column that no row has: one that was given, or one that every file needs. */
function missingColumn(text: string, columns: StatementColumns): Refusal {
  const missing = DELIMITERS.flatMap((delimiter) =>
    headingsOf(text, delimiter)
      .map((names) => columnPlaces(names, columns))
      .flatMap((places) => ("missing" in places ? [places] : [])),
  ).sort((one, other) => other.found - one.found);
  const [nearest] = missing;
  if (!nearest) return unreadable();
  return new Refusal("column_missing", { field: `columns.${nearest.missing}` });
}

/** The rows among which the names of the columns are. With a wrong delimiter there may be none. */
function headingsOf(text: string, delimiter: string): string[][] {
  try {
    return rowsOf(text, delimiter, HEADING_ROWS);
  } catch {
    return [];
  }
}

function rowsOf(text: string, delimiter: string, to = LINES_MAX + HEADING_ROWS): string[][] {
  return parse(text, {
    ...{ delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    ...{ trim: true, max_record_size: ROW_CHARACTERS, to },
  });
}

const cell = (row: readonly string[], at: number | null): string =>
  at === null ? "" : (row[at] ?? "");

const amountCells = (row: readonly string[], { amount, credit, debit }: Places): string[] =>
  [amount, credit, debit].map((at) => cell(row, at)).filter(Boolean);

function lineOf(
  row: readonly string[],
  places: Places,
  { decimal, dates, currency }: CsvForm & { decimal: Decimal },
  entry: number,
): StatementLine {
  const bookedAt = statementDay(cell(row, places.date), dates);
  const money = moneyOf(row, places, decimal, entry);
  const own = cell(row, places.currency) || currency;
  if (!bookedAt || !money || !/^[A-Z]{3}$/.test(own)) throw entryUnreadable(entry);
  return {
    bankId: cell(row, places.id) || null,
    ...{ bookedAt, ...money, currency: own, isReversal: false },
    text: textOfLine(places.text.map((at) => cell(row, at))),
  };
}

function moneyOf(row: readonly string[], places: Places, decimal: Decimal, entry: number) {
  if (places.amount !== null) {
    const read = statementAmount(cell(row, places.amount), decimal);
    const said = signOf(cell(row, places.sign), entry);
    return read && { amount: read.amount, isCredit: !read.isNegative && said !== "debit" };
  }
  const [credit, debit] = [places.credit, places.debit].map((at) => {
    const written = cell(row, at);
    return written === "" ? null : (statementAmount(written, decimal) ?? undefined);
  });
  if (credit === undefined || debit === undefined) return null;
  if (credit && credit.amount > 0n && !credit.isNegative && !debit?.amount) {
    return { amount: credit.amount, isCredit: true };
  }
  // Some banks write a debit with its sign in its own column.
  const out = debit?.amount ? debit : credit;
  return out && !(credit?.amount && debit?.amount) ? { amount: out.amount, isCredit: false } : null;
}

/** A short word that is neither refuses the row: "C" is a charge at one bank and a credit at another. */
function signOf(text: string, entry: number): "credit" | "debit" | null {
  const word = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  if (DEBITS.includes(word)) return "debit";
  if (CREDITS.includes(word)) return "credit";
  if (word.length === 1 || word.length === 2) throw entryUnreadable(entry, "columns.sign");
  return null;
}
