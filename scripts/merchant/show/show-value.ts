import type { z } from "zod";
import { formatAmount } from "#platform/domain/money.ts";
import { fieldsOf, type Kind, kindOf } from "../schema/kind-of.ts";
import { type Cell, columns } from "./columns.ts";

type Row = Readonly<Record<string, unknown>>;
type Field = readonly [name: string, schema: z.ZodType];

/** What stands for nothing. */
const NONE = "-";
const INDENT = "  ";
/** A text in a column is cut here; `--json` has the whole. */
const CELL_CHARACTERS = 90;

/**
 * The lines that a terminal prints of a value in the form of the wire: a list as columns, an object as
 * its fields with lists below, and of pictures the names and sizes.
 */
export function showValue(schema: z.ZodType, value: unknown): string[] {
  const kind = kindOf(schema);
  if (kind.type === "list") return listLines(kind.of, value as unknown[]);
  if (kind.type !== "object") return [textOf(schema, value)];
  const { list, after } = kind.shape;
  if (list && after) return pageLines(list, value as Row);
  if (Object.keys(kind.shape).length === 0) return ["Done."];
  return objectLines(Object.entries(kind.shape), value as Row);
}

/** A page of a list, and how the next one is asked for. */
function pageLines(list: z.ZodType, { list: rows, after }: Row): string[] {
  const more = after === null ? [] : [`More with --after ${JSON.stringify(after)}`];
  return [...showValue(list, rows), ...more];
}

function listLines(item: z.ZodType, rows: readonly unknown[]): string[] {
  if (rows.length === 0) return ["None."];
  const fields = Object.entries(fieldsOf(item));
  if (fields.length === 0) return rows.map((one) => textOf(item, one));
  const inColumns = fields.filter(([, schema]) => !isTable(schema));
  const below = fields.filter(([, schema]) => isTable(schema));
  const cells = rows.map((row) => inColumns.map((field) => cellOf(field, row as Row)));
  const [heading, ...lines] = columns(
    inColumns.map(([name]) => name),
    cells,
  );
  const nested = rows.map((row) => below.flatMap((field) => rowsOf(field, row as Row)));
  return [heading!, ...lines.flatMap((line, at) => [line, ...nested[at]!.map(indented)])];
}

function objectLines(fields: readonly Field[], value: Row): string[] {
  const flat = fields.filter(([, schema]) => !isTable(schema));
  const width = Math.max(0, ...flat.map(([name]) => name.length));
  const lines = flat.flatMap(([name, schema]) => {
    const [first = NONE, ...rest] = linesOf(schema, value[name]);
    return [`${name.padEnd(width)}  ${first}`, ...rest.map((line) => " ".repeat(width + 2) + line)];
  });
  const tables = fields
    .filter(([, schema]) => isTable(schema))
    .flatMap(([name, schema]) => {
      const rows = showValue(schema, value[name]).map(indented);
      return (value[name] as unknown[]).length === 0 ? [`${name}  ${NONE}`] : [name, ...rows];
    });
  return [...lines, ...tables];
}

const indented = (line: string) => INDENT + line;

/** The rows of a list within a row, without headings. */
const rowsOf = ([name, schema]: Field, row: Row): string[] =>
  (row[name] as unknown[]).length === 0 ? [] : showValue(schema, row[name]).slice(1);

/** True for a list of objects. */
function isTable(schema: z.ZodType): boolean {
  const kind = kindOf(schema);
  return kind.type === "list" && isFieldwise(kindOf(kind.of));
}

const isFieldwise = ({ type }: Kind) => type === "object";

function cellOf([name, schema]: Field, row: Row): Cell {
  const { type } = kindOf(schema);
  const text = textOf(schema, row[name]).replaceAll(/\s+/g, " ");
  const cut = text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS)}…` : text;
  return { text: cut, isNumber: type === "money" || type === "number" };
}

/** A list of single values has a line for each; a text keeps its own lines. */
function linesOf(schema: z.ZodType, value: unknown): string[] {
  const kind = kindOf(schema);
  if (value === null || value === undefined) return [NONE];
  if (kind.type === "list") return (value as unknown[]).map((one) => textOf(kind.of, one));
  if (kind.type === "object") {
    return objectLines(Object.entries(kind.shape), value as Row);
  }
  return textOf(schema, value).split("\n");
}

function textOf(schema: z.ZodType, value: unknown): string {
  const kind = kindOf(schema);
  if (value === null || value === undefined || value === "") return NONE;
  switch (kind.type) {
    case "money":
      return formatAmount(BigInt(value as string));
    case "instant":
      return `${new Date(value as number).toISOString().slice(0, 16)}Z`;
    case "boolean":
      return value ? "yes" : "no";
    case "list":
      return (value as unknown[]).map((one) => textOf(kind.of, one)).join(", ") || NONE;
    case "picture":
      return pictureLine(value as { name: string; content: string });
    default:
      return printable(typeof value === "object" ? pairsOf(value) : String(value));
  }
}

/** A member's text may hold codes that command a terminal; only line breaks stay. */
const printable = (text: string) => text.replaceAll(/(?!\n)\p{Cc}/gu, "");

const pictureLine = ({ name, content }: { name: string; content: string }) =>
  `${name}  ${Buffer.byteLength(content, "base64")} bytes`;

const PAIR_MAX = 400;

/** A record of names that no schema knows. A longer value is cut; `--json` has it whole. */
const pairsOf = (value: object): string =>
  Object.entries(value)
    .map(([name, one]) => [name, typeof one === "string" ? one : JSON.stringify(one)] as const)
    .map(
      ([name, text]) => `${name}=${text.length > PAIR_MAX ? `${text.slice(0, PAIR_MAX)}…` : text}`,
    )
    .join(" ") || NONE;
