import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import type { Transaction } from "../../store/open-store.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";
import { purseMoves, vendorPurses } from "../../store/schema/purse.ts";
import { listPurseVendors, type PurseVendor } from "../purses/find-purse-vendor.ts";
import { refreshPurse } from "../purses/list-purses.ts";
import { purseOf } from "../purses/purse-of.ts";
import { takeRounds } from "../purses/take-rounds.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { agree, noteFinding } from "./findings.ts";

type PursesContext = RoundsContext & Pick<Context, "outside">;

/** Per vendor and run. The purse compared longest ago comes first. */
const COMPARED_MAX = 200;

/**
 * Compares each vendor's purse balances with the ledger. A difference becomes a finding for staff,
 * unless money is in transit or a round was reported meanwhile. Once both agree again it is closed.
 */
export async function comparePurses(context: PursesContext): Promise<void> {
  const { store, merchant } = context;
  const vendors = await store.inMerchant(merchant.code, (tx) =>
    listPurseVendors(tx, merchant.code),
  );
  for (const vendor of vendors) {
    const members = await store.inMerchant(merchant.code, (tx) =>
      listFilled(tx, merchant.code, vendor.code),
    );
    for (const memberId of members) await compareOne(context, vendor, memberId);
  }
}

async function compareOne(context: PursesContext, vendor: PurseVendor, memberId: string) {
  const { store, merchant, clock } = context;
  const look = () =>
    store.inMerchant(merchant.code, async (tx) => ({
      own: await balanceOf(tx, { merchant: merchant.code, ...purseOf(memberId, vendor.code) }),
      isMoving: await hasOpenMove(tx, merchant.code, memberId, vendor.code),
    }));
  const before = await look();
  const reported = await refreshPurse(context, vendor, memberId);
  await takeRounds(context, vendor);
  const after = await look();
  const isUnclear = before.isMoving || after.isMoving || before.own !== after.own;
  if (reported === null) return;
  const subject = { merchant: merchant.code, party: vendor.code, subject: memberId };
  await store.inMerchant(merchant.code, async (tx) => {
    if (reported === after.own) return agree(tx, subject, clock.now());
    if (isUnclear) return;
    const details = { told: String(reported), own: String(after.own) };
    await noteFinding(tx, { ...subject, kind: "PURSE_DIFFERS", details }, clock.now());
  });
}

/** The members whose purse holds something by either side. */
async function listFilled(tx: Transaction, merchant: string, vendor: string): Promise<string[]> {
  const rows = await tx
    .select({ memberId: vendorPurses.memberId })
    .from(vendorPurses)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.merchant, vendorPurses.merchant),
        eq(ledgerAccounts.owner, vendorPurses.memberId),
        eq(ledgerAccounts.kind, `purse:${vendor}`),
      ),
    )
    .where(
      and(
        eq(vendorPurses.merchant, merchant),
        eq(vendorPurses.vendor, vendor),
        isNotNull(ledgerAccounts.id),
        or(
          sql`${ledgerAccounts.balance} <> 0`,
          sql`coalesce(${vendorPurses.reportedBalance}, 0) <> 0`,
        ),
      ),
    )
    .orderBy(sql`${vendorPurses.reportedAt} nulls first`)
    .limit(COMPARED_MAX);
  return rows.map(({ memberId }) => memberId);
}

async function hasOpenMove(tx: Transaction, merchant: string, memberId: string, vendor: string) {
  const open = await tx
    .select({ id: purseMoves.id })
    .from(purseMoves)
    .where(
      and(
        eq(purseMoves.merchant, merchant),
        eq(purseMoves.memberId, memberId),
        eq(purseMoves.vendor, vendor),
        eq(purseMoves.status, "OPEN"),
      ),
    )
    .limit(1);
  return open.length > 0;
}
