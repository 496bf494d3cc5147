import { and, asc, eq, lte, min } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { actOnContract, type ContractWriter } from "./act-on-contract.ts";
import { rowsWhere } from "./contract-row.ts";

/** The kind of the runner that ends late offers. */
export const OFFERS_RUN = "contractExpiry";

const ROWS_MAX = 200;
const isOpen = eq(contracts.state, "REQUESTED");

/** Ends the offers that nobody answered in time. Returns when the next one is due; null without any. */
export async function expireOffers(parts: ContractWriter & { store: Store }): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  const now = clock.now();
  return store.inMerchant(merchant.code, async (tx) => {
    const due = await rowsWhere(tx, merchant.code, and(isOpen, lte(contracts.expiresAt, now)))
      .orderBy(asc(contracts.expiresAt))
      .limit(ROWS_MAX)
      .for("update");
    for (const row of due) {
      await actOnContract(parts, tx, row, { act: "expire", party: "platform" });
    }
    const [next] = await tx
      .select({ at: min(contracts.expiresAt) })
      .from(contracts)
      .where(and(eq(contracts.merchant, merchant.code), isOpen));
    return next?.at ?? null;
  });
}
