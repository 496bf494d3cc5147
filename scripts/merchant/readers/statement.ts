import { STATEMENT_BYTES_MAX, statementColumns } from "#platform/contract/staff/statements.ts";
import { WrongUse } from "#scripts/lib/command-line.ts";
import { readBytes } from "./read-bytes.ts";
import type { Reader } from "./reader.ts";

/** A bank's file as it is, and the names of its columns as "date=Fecha,text=Concepto+Nota". */
export const statement: Reader = {
  usage: "--file <file> [--columns date=Fecha,amount=Importe,text=Concepto+Referencia,id=Folio]",
  fields: ["file", "columns"],
  options: ["file", "columns"],
  async read({ options }) {
    if (!options.file) throw new WrongUse("--file is missing.");
    const bytes = await readBytes(options.file, STATEMENT_BYTES_MAX);
    const columns = options.columns === undefined ? {} : { columns: columnsIn(options.columns) };
    return { file: bytes.toString("base64"), ...columns };
  },
};

const NAMES = Object.keys(statementColumns.shape);

function columnsIn(text: string): Record<string, string | string[]> {
  const pairs = text.split(",").map((pair) => {
    const [name = "", ...rest] = pair.split("=");
    const own = rest.join("=");
    if (!NAMES.includes(name) || own === "") {
      throw new WrongUse(`--columns names ${NAMES.join(", ")}, such as date=Fecha.`);
    }
    return [name, name === "text" ? own.split("+") : own] as const;
  });
  return Object.fromEntries(pairs);
}
