import { z } from "zod";
import { parseUsdt } from "../../contract/money/usdt.ts";
import { parseAmount } from "../money.ts";

const usdt = z.object({ rate: z.string(), min: z.string().default("1") });
const kept = z.object({ usdt });
/** The part of a merchant's settings that has its USDT rate. */
export const usdtSettings = z.object({ usdt: usdt.optional() });

/** A merchant's USDT rate (ledger units per USDT) and the least amount that is credited. */
export type UsdtTerms = { rate: bigint; usdtMin: bigint };

/**
 * Reads a merchant's `settings.usdt`. Null without a rate, which means that USDT is not accepted.
 */
export function readUsdtTerms(settings: Record<string, unknown>): UsdtTerms | null {
  const read = kept.safeParse(settings);
  if (!read.success) return null;
  const rate = parseAmount(read.data.usdt.rate);
  const usdtMin = parseUsdt(read.data.usdt.min);
  return rate && usdtMin ? { rate, usdtMin } : null;
}
