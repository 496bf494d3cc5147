import { and, desc, eq } from "drizzle-orm";
import type { purseList } from "../../contract/play/purses.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { purseMoves, vendorPurses } from "../../store/schema/purse.ts";
import { listPurseVendors, type PurseVendor } from "./find-purse-vendor.ts";
import { askPurse } from "./purse-line.ts";
import { isAuto } from "./recall-purses.ts";
import { toPurseMove } from "./to-purse-move.ts";

type Value = ValueOf<typeof purseList>;
const RECENT = 12;

/**
 * The member's purses with their vendors' present balances. For a vendor that does not answer, its
 * last balance and time. With the cash, the money in transit and the newest moves.
 */
export async function listPurses(context: Context): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { vendors, known } = await store.inMerchant(merchant.code, async (tx) => ({
    vendors: await listPurseVendors(tx, merchant.code),
    known: await tx
      .select()
      .from(vendorPurses)
      .where(and(eq(vendorPurses.merchant, merchant.code), eq(vendorPurses.memberId, memberId))),
  }));
  const byVendor = new Map(known.map((purse) => [purse.vendor, purse]));
  const shown = vendors.filter(({ code, isEnabled }) => isEnabled || byVendor.has(code));
  const purses = await Promise.all(
    shown.map((vendor) => look(context, vendor, memberId, byVendor.get(vendor.code))),
  );
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  return store.inMerchant(merchant.code, async (tx) => {
    const owner = { merchant: merchant.code, owner: memberId };
    const rows = await tx
      .select()
      .from(purseMoves)
      .where(and(eq(purseMoves.merchant, merchant.code), eq(purseMoves.memberId, memberId)))
      .orderBy(desc(purseMoves.createdAt), desc(purseMoves.id))
      .limit(RECENT);
    return {
      cash: await balanceOf(tx, { ...owner, kind: "cash" }),
      transit: await balanceOf(tx, { ...owner, kind: "transit" }),
      isAuto: await isAuto(tx, merchant.code, memberId),
      purses,
      // A move that found nothing to take back is not shown.
      moves: rows
        .filter(({ reason }) => reason !== "empty")
        .map((row) => toPurseMove(row, names.get(row.vendor) ?? row.vendor)),
    };
  });
}

/** A vendor that never had the member holds nothing of theirs and is not asked. */
async function look(
  context: Context,
  vendor: PurseVendor,
  memberId: string,
  known: typeof vendorPurses.$inferSelect | undefined,
): Promise<Value["purses"][number]> {
  const { code, name, logo, isEnabled } = vendor;
  const facts = { vendor: code, name, logo, isEnabled };
  if (!known) return { ...facts, balance: 0n, toldAt: null, isAnswering: true };
  const balance = await refreshPurse(context, vendor, memberId);
  if (balance === null) {
    const toldAt = known.reportedAt?.getTime() ?? null;
    return { ...facts, balance: known.reportedBalance, toldAt, isAnswering: false };
  }
  return { ...facts, balance, toldAt: context.clock.now().getTime(), isAnswering: true };
}

type TellContext = Pick<Context, "store" | "clock" | "random" | "secrets" | "outside"> & {
  merchant: { code: string };
};

/** Asks a vendor for the balance of a member's purse and stores it; null without a purse. */
export async function refreshPurse(context: TellContext, vendor: PurseVendor, memberId: string) {
  const { store, merchant, clock } = context;
  const reportedBalance = await askPurse(context, vendor, memberId);
  if (reportedBalance === null) return null;
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(vendorPurses)
      .set({ reportedBalance, reportedAt: clock.now() })
      .where(
        and(
          eq(vendorPurses.merchant, merchant.code),
          eq(vendorPurses.memberId, memberId),
          eq(vendorPurses.vendor, vendor.code),
        ),
      ),
  );
  return reportedBalance;
}
