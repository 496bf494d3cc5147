import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Context, Merchant } from "../../core/context.ts";
import type { Store } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import type { PurseMoveRow } from "./begin-move.ts";
import { askMove, askStatus, openPurse, type PurseAnswer } from "./purse-line.ts";
import { settleMove } from "./settle-move.ts";

export type MoveContext = Pick<Context, "clock" | "random" | "secrets" | "outside"> & {
  store: Store;
  merchant: Pick<Merchant, "code" | "currency">;
};

/** Longer than any query takes. After it, another instance assumes that the first one is gone. */
const TAKEN_SECONDS = 60;

/**
 * Takes open moves that are due, the longest waiting first, so that no other instance asks about
 * them. The first taking is the permission to send a move and is given once. If its process dies,
 * the move is only asked about.
 */
export function takeMoves(
  { store, merchant, clock }: MoveContext,
  limit: number,
  which?: SQL,
): Promise<PurseMoveRow[]> {
  const now = clock.now();
  const { id, asked, dueAt, sentAt } = purseMoves;
  const own = eq(purseMoves.merchant, merchant.code);
  return store.inMerchant(merchant.code, (tx) => {
    const due = tx
      .select({ id })
      .from(purseMoves)
      .where(and(own, eq(purseMoves.status, "OPEN"), lte(dueAt, now), which))
      .orderBy(asc(dueAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    return tx
      .update(purseMoves)
      .set({
        asked: sql`${asked} + 1`,
        sentAt: sql`coalesce(${sentAt}, ${now.toISOString()}::timestamptz)`,
        dueAt: new Date(now.getTime() + TAKEN_SECONDS * 1_000),
      })
      .where(and(own, inArray(id, due)))
      .returning();
  });
}

/** Sends a move taken for the first time, or asks about it later, and books the answer. */
export async function askTaken(context: MoveContext, row: PurseMoveRow): Promise<PurseMoveRow> {
  const { store, merchant } = context;
  const [vendor] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(vendors)
      .where(and(eq(vendors.merchant, merchant.code), eq(vendors.code, row.vendor))),
  );
  const answer = await answerOf(context, vendor!, row);
  return store.inMerchant(merchant.code, (tx) => settleMove(context, tx, row, answer));
}

async function answerOf(
  context: MoveContext,
  vendor: typeof vendors.$inferSelect,
  row: PurseMoveRow,
): Promise<PurseAnswer> {
  if (row.asked > 1) return askStatus(context, vendor, row);
  // No move was requested yet, so an unreachable vendor has moved nothing.
  const isThere = row.direction === "out" || (await openPurse(context, vendor, row.memberId));
  return isThere ? askMove(context, vendor, row) : { outcome: "failed", reason: "unreachable" };
}

/** Sends a new move unless another instance has it, and returns its status. */
export async function sendMove(context: MoveContext, row: PurseMoveRow): Promise<PurseMoveRow> {
  const [taken] = await takeMoves(context, 1, eq(purseMoves.id, row.id));
  return taken ? askTaken(context, taken) : findMove(context, row);
}

export function findMove({ store, merchant }: MoveContext, { id }: PurseMoveRow) {
  return store.inMerchant(merchant.code, async (tx) => {
    const [found] = await tx
      .select()
      .from(purseMoves)
      .where(and(eq(purseMoves.merchant, merchant.code), eq(purseMoves.id, id)));
    return found!;
  });
}
