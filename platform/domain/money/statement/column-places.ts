import type { StatementColumns } from "../../../contract/staff/statements.ts";

/** Where the columns of a CSV file are. Either `amount` or `credit` is there. */
export type Places = {
  date: number;
  amount: number | null;
  credit: number | null;
  debit: number | null;
  sign: number | null;
  id: number | null;
  currency: number | null;
  text: number[];
  /** The columns that every row needs. */
  all: number[];
};
type Name = keyof StatementColumns;

/** The first column that is missing, and how many of the needed ones are there. */
export type Missing = { missing: Name; found: number };

/** The names by which banks call them, in Spanish and English, as plainName writes them. */
const KNOWN: Readonly<Record<Name, readonly string[]>> = {
  date: [
    ...["fecha", "fecha operacion", "fecha de operacion", "fecha movimiento", "fecha contable"],
    ...["fecha de registro", "fecha de movimiento", "dia", "date", "booking date", "posting date"],
    ...["transaction date", "posted date", "operation date"],
  ],
  amount: ["importe", "monto", "cantidad", "amount"],
  credit: [
    ...["abono", "abonos", "deposito", "depositos", "haber", "ingreso", "ingresos", "credito"],
    ...["creditos", "credit", "credits", "deposit", "deposits", "paid in", "money in"],
  ],
  debit: [
    ...["cargo", "cargos", "retiro", "retiros", "debe", "egreso", "egresos", "debito", "debitos"],
    ...["debit", "debits", "withdrawal", "withdrawals", "paid out", "money out"],
  ],
  sign: [
    ...["tipo", "tipo de movimiento", "cargo/abono", "abono/cargo", "naturaleza", "signo", "type"],
    ...["transaction type", "debit/credit", "credit/debit", "dr/cr", "cr/dr", "sign"],
  ],
  id: [
    ...["id", "folio", "clave de rastreo", "numero de movimiento", "transaction id", "fitid"],
    ...["bank reference", "operation id"],
  ],
  currency: ["moneda", "divisa", "currency"],
  text: [
    ...["concepto", "descripcion", "detalle", "referencia", "referencia numerica", "observaciones"],
    ...[
      "referencia ampliada",
      "leyenda",
      "nota",
      "ordenante",
      "description",
      "details",
      "narrative",
    ],
    ...["reference", "memo", "note", "concept", "payer", "text"],
  ],
};

/** Lays the names of one row on the columns: those that were given, else those that are known. */
export function columnPlaces(names: readonly string[], given: StatementColumns): Places | Missing {
  const plain = names.map(plainName);
  const placesOf = (name: Name): number[] => {
    const asked = given[name];
    const wanted = asked === undefined ? KNOWN[name] : [asked].flat().map(plainName);
    return wanted.flatMap((one) => {
      const at = plain.indexOf(one);
      return at < 0 ? [] : [at];
    });
  };
  const first = (name: Name): number | null => placesOf(name)[0] ?? null;
  const [date, id, currency, sign] = [first("date"), first("id"), first("currency"), first("sign")];
  const isApart = given.amount === undefined && first("credit") !== null;
  const amount = isApart ? null : first("amount");
  const [credit, debit] = isApart ? [first("credit"), first("debit")] : [null, null];
  const text = placesOf("text");
  const found = { date, amount: amount ?? credit, text: text[0] ?? null };
  const needed = Object.entries(found) as [Name, number | null][];
  const asked = (Object.keys(given) as Name[]).filter((name) => given[name] !== undefined);
  const missing =
    needed.find(([, at]) => at === null)?.[0] ??
    asked.find((name) => placesOf(name).length < [given[name]].flat().length);
  if (missing || date === null) {
    const count = needed.filter(([, at]) => at !== null).length;
    return { missing: missing ?? "date", found: count };
  }
  const money = [amount, credit, debit].filter((at) => at !== null);
  return { date, amount, credit, debit, sign, id, currency, text, all: [date, ...money] };
}

/** Without accents, case and repeated spaces, because banks change those. */
const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_.:]+/g, " ")
    .trim();
