import { z } from "zod";
import { parseAmount } from "../money.ts";

/** An amount in a merchant's settings, written as "100.00" and read into ledger units. */
export const amountSetting = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text, issues) => {
      const units = parseAmount(text);
      if (units !== null && units % 100n === 0n) return units;
      issues.addIssue({ code: "custom", message: "an amount with at most two decimals" });
      return z.NEVER;
    });
