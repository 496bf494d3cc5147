import { and, eq, gt } from "drizzle-orm";
import type { purseRecall } from "../../contract/play/purses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { purseMoves, vendorPurses } from "../../store/schema/purse.ts";
import { type MoveContext, sendMove } from "./ask-move.ts";
import { beginMove, type PurseMoveRow } from "./begin-move.ts";
import { listPurseVendors, type PurseVendor } from "./find-purse-vendor.ts";
import { takeRounds } from "./take-rounds.ts";
import { toPurseMove } from "./to-purse-move.ts";

type Value = ValueOf<typeof purseRecall>;

/**
 * Takes everything back from every purse. The return from a game (`launchedAt`) skips members who
 * move their money themselves, and purses filled by a later launch.
 */
export async function recallPurses(
  context: Context,
  { launchedAt }: InputOf<typeof purseRecall>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, idempotencyKey } = context;
  const vendors = await store.inMerchant(merchant.code, async (tx) => {
    if (launchedAt !== undefined && !(await isAuto(tx, merchant.code, memberId))) return [];
    const since = launchedAt === undefined ? null : new Date(launchedAt);
    return listRecallable(tx, { merchant: merchant.code, memberId, since });
  });
  const origin = launchedAt === undefined ? "player" : "return";
  const key = idempotencyKey ?? "";
  return { moves: await recallFrom(context, { memberId, vendors, origin, key }) };
}

type Recall = {
  memberId: string;
  vendors: PurseVendor[];
  origin: "player" | "return";
  /** Names the whole recall. Each vendor's move has its own key below it. */
  key: string;
};

/** Takes everything back from these vendors. A move already under way is left alone. */
export async function recallFrom(
  context: MoveContext,
  { memberId, vendors, origin, key }: Recall,
): Promise<Value["moves"]> {
  const moves = await Promise.all(
    vendors.map(async (vendor) => {
      const row = await begin(context, { memberId, vendor: vendor.code, origin, key });
      if (!row) return [];
      const sent = await sendMove(context, row);
      await takeRounds(context, vendor);
      return [toPurseMove(sent, vendor.name)];
    }),
  );
  return moves.flat();
}

async function begin(
  context: MoveContext,
  { key, ...asked }: Pick<PurseMoveRow, "memberId" | "vendor" | "origin"> & { key: string },
): Promise<PurseMoveRow | null> {
  const idempotencyKey = `${key}:${asked.vendor}`;
  const all = { ...asked, direction: "out", amount: null, idempotencyKey } as const;
  return beginMove(context, all).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "purse_busy") return null;
    throw error;
  });
}

export async function isAuto(tx: Transaction, merchant: string, memberId: string) {
  const [row] = await tx
    .select({ isAuto: members.hasAutoPurse })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
  return row?.isAuto ?? false;
}

type Whose = { merchant: string; memberId: string; since: Date | null };

/** The vendors where the member has a purse, except those that took money along after `since`. */
export async function listRecallable(tx: Transaction, { merchant, memberId, since }: Whose) {
  const known = await tx
    .select({ vendor: vendorPurses.vendor })
    .from(vendorPurses)
    .where(and(eq(vendorPurses.merchant, merchant), eq(vendorPurses.memberId, memberId)));
  if (known.length === 0) return [];
  const later = since
    ? await tx
        .select({ vendor: purseMoves.vendor })
        .from(purseMoves)
        .where(
          and(
            eq(purseMoves.merchant, merchant),
            eq(purseMoves.memberId, memberId),
            eq(purseMoves.origin, "launch"),
            gt(purseMoves.createdAt, since),
          ),
        )
    : [];
  const names = (rows: { vendor: string }[]) => new Set(rows.map(({ vendor }) => vendor));
  const [own, kept] = [names(known), names(later)];
  const vendors = await listPurseVendors(tx, merchant);
  return vendors.filter(({ code }) => own.has(code) && !kept.has(code));
}
