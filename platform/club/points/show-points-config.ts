import { eq } from "drizzle-orm";
import { POINT_TYPES, type pointsConfig } from "../../contract/club/points.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { pointRules } from "../../store/schema/club.ts";
import { conversionTerms } from "./conversion/conversion-terms.ts";

/** The merchant's rules in the order of the contract's types, and its terms of cash for points. */
export async function showPointsConfig(context: Context): Promise<ValueOf<typeof pointsConfig>> {
  const { store, merchant } = context;
  const policy = await policyFor(context);
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select()
      .from(pointRules)
      .where(eq(pointRules.merchant, merchant.code));
    const rules = POINT_TYPES.flatMap((type) => rows.filter((row) => row.type === type)).map(
      ({ type, amountPerPoint }) => ({ type, amountPerPoint }),
    );
    return { rules, convert: await conversionTerms(context, reader, policy) };
  });
}
