import { parseAmount } from "../../money.ts";

/** What stands before the decimals in a file. */
export type Decimal = "comma" | "point";

const SEPARATOR = { comma: ",", point: "." } as const;
const DECIMALS_MAX = 4;

/** A sign may stand on either side, and parentheses mean a debit. */
const AMOUNT =
  /^([-−+(]?)\s*(?:[A-Z]{0,3}[$€]?)\s*([-−+]?)\s*(\d[\d.,'’\s]*|[.,]\d+)(?:[$€]|[A-Z]{3})?\s*([-−+)]?)$/iu;
/** A space or an apostrophe between groups of three digits. */
const GROUP = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;

type Signed = { amount: bigint; isNegative: boolean };

/**
 * Reads an amount such as "$1,250.00", "1.250,00-" or "(75.00)" into ledger units. Null for anything
 * else, and for decimals that ledger units do not hold.
 */
export function statementAmount(text: string, decimal: Decimal): Signed | null {
  const signed = partsOf(text);
  if (!signed) return null;
  const grouping = decimal === "comma" ? "." : ",";
  const [whole = "", decimals = "", ...more] = signed.body.split(SEPARATOR[decimal]);
  if (more.length > 0 || !isGrouped(whole, grouping) || !/^\d*$/.test(decimals)) return null;
  if (/[1-9]/.test(decimals.slice(DECIMALS_MAX))) return null;
  const digits = whole.replaceAll(grouping, "") || "0";
  const shown = decimals.slice(0, DECIMALS_MAX);
  const amount = parseAmount(shown === "" ? digits : `${digits}.${shown}`);
  return amount === null ? null : { amount, isNegative: signed.isNegative };
}

/**
 * Whether the amounts of one file have their decimals after a comma or a point. Null when they do not
 * say it or contradict each other: "1.250" alone is either.
 */
export function decimalOf(texts: readonly string[]): Decimal | null {
  const hints = new Set(texts.flatMap((text) => hintOf(partsOf(text)?.body ?? "")));
  const known = (["comma", "point"] as const).filter((hint) => hints.has(hint));
  if (known.length > 1) return null;
  return known[0] ?? (hints.has("unclear") ? null : "point");
}

function hintOf(body: string): (Decimal | "unclear")[] {
  const separators = body.replaceAll(/[^.,]/g, "");
  if (separators === "") return [];
  const last = separators.endsWith(",") ? "comma" : "point";
  if (new Set(separators).size > 1) return [last];
  if (separators.length > 1) return [last === "comma" ? "point" : "comma"];
  const [before = "", after = ""] = body.split(separators);
  return [after.length === 3 && /^[1-9]\d{0,2}$/.test(before) ? "unclear" : last];
}

function partsOf(text: string): { body: string; isNegative: boolean } | null {
  const [, before = "", inner = "", digits, after = ""] = AMOUNT.exec(text.trim()) ?? [];
  if (digits === undefined || (before === "(") !== (after === ")")) return null;
  const isNegative = /[-−(]/u.test(before + inner + after);
  return { body: digits.trim().replaceAll(GROUP, ""), isNegative };
}

function isGrouped(whole: string, grouping: string): boolean {
  if (/^\d*$/.test(whole)) return true;
  const [first = "", ...groups] = whole.split(grouping);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
