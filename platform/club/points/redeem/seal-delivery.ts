import type { Context } from "../../../core/context.ts";
import { openText, type SealContext, sealText } from "../../../core/seal/seal-text.ts";
import type { pointRedemptions } from "../../../store/schema/points.ts";

export type RedemptionRow = typeof pointRedemptions.$inferSelect;
/** Where and to whom a good goes. */
export type Delivery = { address: string; mobile: string };

/** The seals' places of a redemption. */
export const deliveryPlaces = (id: string) => ({
  address: `redemption:${id}:address`,
  mobile: `redemption:${id}:mobile`,
});

/** The stored form of a delivery. */
export function sealDelivery(
  context: SealContext & Pick<Context, "random">,
  id: string,
  { address, mobile }: Delivery,
): Pick<RedemptionRow, "keptAddress" | "keptMobile"> {
  const places = deliveryPlaces(id);
  return {
    keptAddress: sealText(context, places.address, address),
    keptMobile: sealText(context, places.mobile, mobile),
  };
}

/** Opens a stored delivery, for its member or for the staff that sends the good. */
export function openDelivery(
  context: SealContext,
  row: Pick<RedemptionRow, "id" | "keptAddress" | "keptMobile">,
): Delivery {
  const places = deliveryPlaces(row.id);
  return {
    address: openText(context, places.address, row.keptAddress),
    mobile: openText(context, places.mobile, row.keptMobile),
  };
}
