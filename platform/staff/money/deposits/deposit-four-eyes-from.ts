import { z } from "zod";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { parseAmount } from "../../../domain/money.ts";
import type { Store } from "../../../store/open-store.ts";

const terms = z.object({
  deposits: z.object({ fourEyesFrom: z.string().default("20000.00") }).prefault({}),
});

/** The amount from which a credit needs a second person, in ledger units. */
export async function depositFourEyesFrom(store: Store, merchant: string): Promise<bigint> {
  const { settings } = await readMerchant(store, merchant);
  return parseAmount(terms.parse(settings).deposits.fourEyesFrom) ?? 0n;
}
