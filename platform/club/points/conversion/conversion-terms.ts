import { and, eq } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import type { PointConversionTerms } from "../../../core/merchant/config/point-conversion-terms.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import type { Reader } from "../../../store/open-store.ts";
import { pointRules } from "../../../store/schema/club.ts";

export type ConversionTerms = PointConversionTerms & { perPoint: bigint };

/**
 * The terms on which points become cash now; null where the merchant names no worth of a point. The
 * wagering is never above the most that the law of the merchant's and the visitor's place allows.
 */
export async function conversionTerms(
  { merchant, clock }: Pick<Context, "merchant" | "clock">,
  reader: Reader,
  { numbers: { wageringMultipleMost: most } }: Policy,
): Promise<ConversionTerms | null> {
  const isWorth = and(eq(pointRules.merchant, merchant.code), eq(pointRules.type, "REDEEM"));
  const [rule] = await reader.select().from(pointRules).where(isWorth);
  if (!rule || rule.amountPerPoint <= 0n) return null;
  const { terms } = await configAt(reader, merchant.code, "pointConversion", clock.now());
  const { multiple, ...range } = terms.pointConversion;
  const held = most === null ? multiple : Math.min(multiple, most);
  return { ...range, multiple: held, perPoint: rule.amountPerPoint };
}
