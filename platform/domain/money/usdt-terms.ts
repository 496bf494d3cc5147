import { z } from "zod";
import { parseUsdt } from "../../contract/money/usdt.ts";
import { parseAmount } from "../money.ts";

const kept = z.object({ usdt: z.object({ rate: z.string(), min: z.string().default("1") }) });

/** What USDT is worth to a merchant (ledger units for one) and the least of it that is credited. */
export type UsdtTerms = { rate: bigint; usdtMin: bigint };

/** A merchant's `settings.usdt`; null where nobody has set a rate: USDT is not taken then. */
export function readUsdtTerms(settings: Record<string, unknown>): UsdtTerms | null {
  const read = kept.safeParse(settings);
  if (!read.success) return null;
  const rate = parseAmount(read.data.usdt.rate);
  const usdtMin = parseUsdt(read.data.usdt.min);
  return rate && usdtMin ? { rate, usdtMin } : null;
}
