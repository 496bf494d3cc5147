import { formatAmount, parseAmount } from "#platform/domain/money.ts";
import club from "./club.json" with { type: "json" };
import { scaleOf } from "./money-terms.ts";

/** An amount of club.json, in euros. */
const AMOUNT = /^\d+\.\d{2,4}$/;

/** The club of a new brand, with its amounts in `currency` (ISO 4217). */
export const newClub = (currency: string): typeof club => scaled(club, BigInt(scaleOf(currency)));

function scaled<Value>(value: Value, scale: bigint): Value {
  if (typeof value === "string") {
    const units = AMOUNT.test(value) ? parseAmount(value) : null;
    return units === null ? value : (formatAmount(units * scale) as Value);
  }
  if (Array.isArray(value)) return value.map((one) => scaled(one, scale)) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, one]) => [key, scaled(one, scale)]);
  return Object.fromEntries(entries) as Value;
}
