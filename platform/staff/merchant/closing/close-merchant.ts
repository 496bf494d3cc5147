import { eq } from "drizzle-orm";
import { SYSTEM_STATUS } from "../../../contract/core/admission.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { vendors } from "../../../store/schema/catalogue.ts";
import { merchantHosts, merchants } from "../../../store/schema/merchant.ts";
import type { StaffContext } from "../../staff-context.ts";
import { changeRule } from "../change-rule.ts";
import { countOpen, type OpenState } from "./count-open.ts";
import { requireUnclosed } from "./require-unclosed.ts";

/**
 * Ends a merchant for good: its site answers that it is closed, its vendors take no bets, and its hosts
 * are free. No other row is deleted. A second person completes it, except in a demonstration. Refuses with
 * not_in_maintenance an open site, with merchant_not_empty while it owes anything (with the counts), and
 * with merchant_closed one that has ended.
 */
export function closeMerchant(
  context: StaffContext,
  { merchant }: { merchant: string },
): Promise<Waiting> {
  const { store, clock } = context;
  const wanted = { merchant, verb: "closeMerchant", subject: merchant, input: {} };
  return changeRule(context, wanted, {
    isForTwo: ({ isDemonstration }) => !isDemonstration,
    check: (row) => store.inMerchant(merchant, (tx) => requireEmpty(tx, row, clock.now())),
    async work(tx) {
      const own = eq(merchants.code, merchant);
      const [row] = await tx.select().from(merchants).where(own).for("update");
      await tx.update(vendors).set({ isEnabled: false }).where(eq(vendors.merchant, merchant));
      await requireEmpty(tx, row!, clock.now());
      const ended = { status: SYSTEM_STATUS.closed, maintenanceUntil: null };
      await tx.update(merchants).set(ended).where(own);
      await tx.delete(merchantHosts).where(eq(merchantHosts.merchant, merchant));
    },
  });
}

async function requireEmpty(tx: Transaction, row: MerchantRow, now: Date): Promise<void> {
  requireUnclosed(row);
  if (row.status !== SYSTEM_STATUS.maintenance) {
    throw new Refusal("not_in_maintenance", { status: 409 });
  }
  const open = await countOpen(tx, row.code, now);
  const { members, deposits, withdrawals, rounds } = open;
  if (members + deposits + withdrawals + rounds === 0) return;
  throw new Refusal("merchant_not_empty", { status: 409, details: detailsOf(open) });
}

/** The counts, the first accounts and vendors, and the commands that list the rest. */
function detailsOf({ accounts, vendors: at, ...counts }: OpenState) {
  const { deposits, withdrawals } = counts;
  const lists = [
    ...(deposits > 0 ? ["deposit list --all"] : []),
    ...(withdrawals > 0 ? ["withdrawal list"] : []),
  ];
  return {
    ...counts,
    ...(accounts.length > 0 && { accounts: accounts.join(" ") }),
    ...(at.length > 0 && { vendors: at.join(" ") }),
    ...(lists.length > 0 && { lists: lists.join("; ") }),
  };
}
