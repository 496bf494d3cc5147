import { z } from "zod";
import { parseAmount } from "../money.ts";

/** An amount in a merchant's terms, written as "100.00" and read into ledger units. */
export const writtenAmount = z.string().transform((text, issues) => {
  const units = parseAmount(text);
  if (units !== null && units % 100n === 0n) return units;
  issues.addIssue({ code: "custom", message: "an amount with at most two decimals" });
  return z.NEVER;
});

/** The same with a default, "100.00". */
export const amountSetting = (fallback: string) => writtenAmount.prefault(fallback);
