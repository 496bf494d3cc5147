import { asc, eq } from "drizzle-orm";
import type { affiliatePlan } from "../../contract/members/affiliate.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import type { Context } from "../../core/context.ts";
import { affiliateCommission } from "../../domain/members/affiliate-commission.ts";
import { affiliateTiers } from "../../store/schema/club.ts";

/** 5 % of the loss, for payments and for the studios' share. */
const FEE = 500;

/** The tiers from the lowest up, and the requested month calculated with them. */
export async function showAffiliatePlan(
  context: Context,
  input: InputOf<typeof affiliatePlan>,
): Promise<ValueOf<typeof affiliatePlan>> {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(affiliateTiers)
      .where(eq(affiliateTiers.merchant, merchant.code))
      .orderBy(asc(affiliateTiers.tier)),
  );
  const tiers = rows.map(({ merchant: _merchant, ...tier }) => tier);
  const month = {
    loss: BigInt(input.loss) * UNITS_PER_CURRENCY,
    bonuses: BigInt(input.bonuses) * UNITS_PER_CURRENCY,
    active: input.active,
  };
  return {
    fee: FEE,
    tiers,
    month: { ...month, ...affiliateCommission(month, tiers, FEE) },
  };
}
