import { and, eq } from "drizzle-orm";
import type { RedemptionRow } from "../../../club/points/redeem/seal-delivery.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { pointRedemptions } from "../../../store/schema/points.ts";

/** Locks the redemption with this reference. Refuses with unknown_redemption. */
export async function holdRedemption(
  tx: Transaction,
  merchant: string,
  reference: string,
): Promise<RedemptionRow> {
  const [row] = await tx
    .select()
    .from(pointRedemptions)
    .where(and(eq(pointRedemptions.merchant, merchant), eq(pointRedemptions.reference, reference)))
    .for("update");
  if (!row) throw new Refusal("unknown_redemption", { status: 404 });
  return row;
}
