import { formatAmount, parseAmount } from "../money.ts";

const AMOUNTS = ["validBet", "loss", "minimumBet", "dayBefore", "singleBet", "dayBet"];

type Plain = Record<string, unknown>;

/** Terms on the wire, with amounts as people write them: "100000.00" instead of ledger units. */
export const writeTerms = (terms: Plain): Plain =>
  withAmounts(terms, (text) => formatAmount(BigInt(text)));

/** Terms as people write them in the form of the wire. What is no amount stays, to be refused there. */
export const readTerms = (written: Plain): Plain =>
  withAmounts(written, (text) => parseAmount(text)?.toString() ?? text);

function withAmounts(terms: Plain, change: (text: string) => string): Plain {
  const { tiers } = terms;
  if (!Array.isArray(tiers)) return terms;
  const changed = tiers.map((tier: unknown) => {
    if (typeof tier !== "object" || tier === null) return tier;
    const entries = Object.entries(tier).map(([key, value]) => [
      key,
      AMOUNTS.includes(key) && typeof value === "string" ? change(value) : value,
    ]);
    return Object.fromEntries(entries);
  });
  return { ...terms, tiers: changed };
}
