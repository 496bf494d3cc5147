import { and, asc, eq, inArray, lte, min, ne } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { payBills, payPeriods } from "../../store/schema/pay.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import { isBill, SHORT } from "./bill-row.ts";
import { collectBill } from "./collect-bill.ts";
import { makeBills } from "./make-bills.ts";
import { payIssued } from "./pay-issued.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How many short bills one run collects. */
const COLLECTED_MAX = 500;

type Parts = ContractWriter & { store: Store };

/**
 * Makes the bills of every period whose days are sealed, the oldest first, and pays them from the top
 * down. Of bills past their time it collects what their uplines have by now. Safe at any time, from
 * several instances, and after a crash: each step commits with its mark. Returns when there is more
 * to do; null when there is nothing.
 */
export async function runPay(parts: Parts): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  const open = await store.inMerchant(code, (tx) =>
    tx
      .select()
      .from(payPeriods)
      .where(and(eq(payPeriods.merchant, code), ne(payPeriods.state, "PAID")))
      .orderBy(asc(payPeriods.toDay), asc(payPeriods.kind), asc(payPeriods.period)),
  );
  let isWaiting = false;
  for (const period of open) {
    const isMade = await store.inMerchant(code, (tx) => makeBills(tx, period, clock.now()));
    if (!isMade) isWaiting = true;
    while (isMade && (await store.inMerchant(code, (tx) => payIssued(parts, tx, period))));
  }
  const next = await collectShort(parts);
  const soon = new Date(clock.now().getTime() + MINUTE_MS);
  return isWaiting ? soon : next;
}

/** Collects the bills past their time. Returns when the next look is due. */
async function collectShort(parts: Parts): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  const now = clock.now();
  const isShort = and(eq(payBills.merchant, code), inArray(payBills.state, [...SHORT]));
  const late = await store.inMerchant(code, (tx) =>
    tx
      .select()
      .from(payBills)
      .where(and(isShort, lte(payBills.payUntil, now)))
      .orderBy(asc(payBills.toDay), asc(payBills.turn))
      .limit(COLLECTED_MAX),
  );
  for (const bill of late) {
    await store.inMerchant(code, async (tx) => {
      const [held] = await tx
        .select()
        .from(payBills)
        .where(and(isBill(bill), isShort))
        .for("update");
      if (held) await collectBill(parts, tx, held);
    });
  }
  const [left] = await store.inMerchant(code, (tx) =>
    tx
      .select({ at: min(payBills.payUntil) })
      .from(payBills)
      .where(isShort),
  );
  if (!left?.at) return null;
  return left.at > now ? left.at : new Date(now.getTime() + HOUR_MS);
}
