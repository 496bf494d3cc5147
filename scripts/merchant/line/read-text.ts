import type { z } from "zod";
import { parseAmount } from "#platform/domain/money.ts";
import { WrongUse } from "#scripts/lib/command-line.ts";
import { kindOf } from "../schema/kind-of.ts";

/**
 * A typed text in the form of the wire. `name` is what a WrongUse calls it, such as "--until" or
 * "<part>".
 */
export function readText(schema: z.ZodType, name: string, text: string): unknown {
  const kind = kindOf(schema);
  switch (kind.type) {
    case "money":
      return amountOf(text);
    case "instant":
      return instantOf(name, text);
    case "number":
      return numberOf(name, text);
    case "choice":
      if (kind.words.includes(text)) return text;
      throw new WrongUse(`${name} is one of ${kind.words.join(", ")}.`);
    case "list":
      return itemsOf(kind.of, text).map((item) => readText(kind.of, name, item));
    default:
      return text;
  }
}

/** A comma separates items, but not amounts: "1,000" is one typing error, not two amounts. */
function itemsOf(schema: z.ZodType, text: string): string[] {
  return kindOf(schema).type === "money" ? [text] : text.split(",").filter((item) => item !== "");
}

/** An amount such as 480.00 in ten-thousandths. */
function amountOf(text: string): string {
  const amount = parseAmount(text);
  if (amount === null) throw new WrongUse(`${text} is no amount such as 900 or 900.50.`);
  return amount.toString();
}

/** An instant with its zone, such as 2026-12-01T06:00Z. */
function instantOf(name: string, text: string): number {
  const instant = new Date(text).getTime();
  if (/T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(instant)) return instant;
  throw new WrongUse(`${name} is an instant with its zone, such as 2026-12-01T06:00Z.`);
}

function numberOf(name: string, text: string): number {
  if (/^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw new WrongUse(`${name} is a number.`);
}
