import { and, asc, eq, ne } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { rebateDays } from "../../store/schema/rebate.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { makeRebates } from "./make-rebates.ts";
import { payRebates } from "./pay-rebates.ts";

const MINUTE_MS = 60_000;

type Parts = ContractWriter & { store: Store };

/**
 * Makes and pays the rebates of every open day that is sealed, the oldest first, because a day goes on
 * from what the one before carried. Safe at any time, from several instances, and after a crash: each
 * step commits with its mark. Returns when to look again; null when nothing is open.
 */
export async function runRebates(parts: Parts): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  const open = await store.inMerchant(code, (tx) =>
    tx
      .select({ merchant: rebateDays.merchant, day: rebateDays.day })
      .from(rebateDays)
      .where(and(eq(rebateDays.merchant, code), ne(rebateDays.state, "PAID")))
      .orderBy(asc(rebateDays.day)),
  );
  for (const day of open) {
    const isMade = await store.inMerchant(code, (tx) => makeRebates(tx, day, clock.now()));
    if (!isMade) return new Date(clock.now().getTime() + MINUTE_MS);
    while (await store.inMerchant(code, (tx) => payRebates(parts, tx, day.day)));
  }
  return null;
}
