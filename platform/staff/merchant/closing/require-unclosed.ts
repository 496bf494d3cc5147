import { SYSTEM_STATUS } from "../../../contract/core/admission.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";

/** Refuses a merchant that has ended with merchant_closed. */
export function requireUnclosed({ status }: Pick<MerchantRow, "status">): void {
  if (status === SYSTEM_STATUS.closed) throw new Refusal("merchant_closed", { status: 409 });
}
