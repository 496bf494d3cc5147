import { scaleOf } from "../money-terms.ts";
import { anywhere } from "./anywhere.ts";
import { mexico } from "./mexico.ts";
import type { Method } from "./new-method.ts";
import { peru } from "./peru.ts";
import { spain } from "./spain.ts";

type Money = { country: string; currency: string };
type Local = { currency: string; methods: Method[]; account: string };

const LOCAL: Record<string, Local> = {
  MX: { currency: "MXN", methods: mexico, account: "032180000118359719" },
  PE: { currency: "PEN", methods: peru, account: "01181400020123456710" },
  ES: { currency: "EUR", methods: spain, account: "ES91 2100 0418 4502 0005 1332" },
};
const ACCOUNT = "000123456789";

/**
 * The ways to pay in that country and currency, the most usual first, and
 * the account of its transfers. A country without an own list, or with a foreign currency, gets
 * the methods that work anywhere.
 */
export function methodsOf({ country, currency }: Money): Omit<Local, "currency"> {
  const local = LOCAL[country];
  if (local?.currency === currency) return local;
  return { methods: anywhere(scaleOf(currency)), account: ACCOUNT };
}
