import { and, eq, gt, gte, inArray, isNotNull, notInArray, or, sql } from "drizzle-orm";
import { USDT_TRC20 } from "../../../contract/money/usdt.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { noteLive } from "../../../store/live-notes.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { chainAddresses, chainArrivals } from "../../../store/schema/chain.ts";
import { originOf } from "../methods.ts";
import type { SettleContext } from "../settling/settle-deposit.ts";
import type { ChainHeads, ChainTransfer } from "./chain.ts";
import { type ChainName, chains } from "./chains.ts";
import { creditArrival } from "./credit-arrival.ts";

export type ChainContext = Omit<SettleContext, "merchant"> & {
  merchant: Pick<MerchantRow, "code" | "settings">;
};
type AddressRow = typeof chainAddresses.$inferSelect;

/** How many addresses one run reads: those with a waiting deposit, and some of the others. */
const WATCHED_MAX = 60;
const OTHERS_MAX = 5;
/** A transfer may be older than the first reading of its address. */
const FIRST_MS = 24 * 3_600_000;

/** The chains with an origin in the merchant's settings. */
export const chainsOf = (settings: Record<string, unknown>): ChainName[] =>
  (Object.keys(chains) as ChainName[]).filter((name) => originOf(settings, name));

/**
 * Reads the arrivals at the members' addresses and records them for their pages. Credits those in a
 * final block (domain.md 7.4). Safe at any time and from several instances, because a transfer is
 * known by its transaction and its index. Returns the errors of addresses that could not be read.
 */
export async function readChain(context: ChainContext, name: ChainName): Promise<unknown[]> {
  const { merchant } = context;
  const origin = originOf(merchant.settings, name);
  const rows = origin ? await listAddresses(context, name) : [];
  if (!origin || rows.length === 0) return [];
  const heads = await chains[name].heads(context, origin);
  const errors: unknown[] = [];
  for (const row of rows) {
    await readAddress(context, name, origin, row, heads).catch((error) => errors.push(error));
  }
  return errors;
}

function listAddresses({ store, merchant, clock }: ChainContext, chain: ChainName) {
  const { watchedUntil, readAt, memberId } = chainAddresses;
  const isOwn = and(
    eq(chainAddresses.merchant, merchant.code),
    eq(chainAddresses.chain, chain),
    isNotNull(memberId),
  );
  return store.inMerchant(merchant.code, async (tx) => {
    const isWatched = gt(watchedUntil, clock.now());
    const pick = (condition: ReturnType<typeof gt>, limit: number) =>
      tx
        .select()
        .from(chainAddresses)
        .where(and(isOwn, condition))
        .orderBy(sql`${readAt} nulls first`)
        .limit(limit);
    const others = sql`${watchedUntil} is null or ${watchedUntil} <= ${clock.now().toISOString()}`;
    return [...(await pick(isWatched, WATCHED_MAX)), ...(await pick(others, OTHERS_MAX))];
  });
}

async function readAddress(
  context: ChainContext,
  name: ChainName,
  origin: string,
  row: AddressRow,
  heads: ChainHeads,
): Promise<void> {
  const { address } = row;
  const now = context.clock.now();
  const since = row.readUntil ?? new Date(now.getTime() - FIRST_MS);
  const found = await chains[name].transfers(context, origin, { address, since });
  const ours = found.filter(({ token, to }) => token === USDT_TRC20 && to === address);
  const due = await context.store.inMerchant(row.merchant, async (tx) => {
    const arrived = await withoutSweeps(tx, row.merchant, ours);
    const hasChanged = await noteArrivals(tx, row, arrived, heads, since);
    const solid = arrived.filter((one) => one.isSolid && one.block <= heads.solid);
    const last = solid.reduce((time, { at }) => Math.max(time, at.getTime()), since.getTime());
    await tx
      .update(chainAddresses)
      .set({ readAt: now, ...(solid.length > 0 && { readUntil: new Date(last) }) })
      .where(isAddress(row));
    if (hasChanged)
      noteLive(tx, { merchant: row.merchant, member: row.memberId!, kind: "deposit" });
    return listDue(tx, row, solid);
  });
  for (const one of due) await creditArrival(context, { ...one, memberId: row.memberId! });
}

const isAddress = ({ merchant, address }: Pick<AddressRow, "merchant" | "address">) =>
  and(eq(chainAddresses.merchant, merchant), eq(chainAddresses.address, address));

/** Moves between our own addresses are no payments. */
async function withoutSweeps(tx: Transaction, merchant: string, transfers: ChainTransfer[]) {
  const senders = [...new Set(transfers.map(({ from }) => from))];
  if (senders.length === 0) return [];
  const own = await tx
    .select({ address: chainAddresses.address })
    .from(chainAddresses)
    .where(and(eq(chainAddresses.merchant, merchant), inArray(chainAddresses.address, senders)));
  return transfers.filter(({ from }) => own.every(({ address }) => address !== from));
}

/** Records new arrivals, counts their blocks, and deletes those whose block was replaced. */
async function noteArrivals(
  tx: Transaction,
  { merchant, address }: AddressRow,
  arrived: ChainTransfer[],
  { head }: ChainHeads,
  since: Date,
): Promise<boolean> {
  const isPending = and(
    eq(chainArrivals.merchant, merchant),
    eq(chainArrivals.address, address),
    eq(chainArrivals.state, "PENDING"),
  );
  const gone = await tx
    .delete(chainArrivals)
    .where(
      and(
        isPending,
        gte(chainArrivals.at, since),
        arrived.length > 0
          ? notInArray(
              sql`${chainArrivals.txId} || ':' || ${chainArrivals.eventIndex}`,
              arrived.map(({ txId, eventIndex }) => `${txId}:${eventIndex}`),
            )
          : undefined,
      ),
    )
    .returning();
  let changed = gone.length > 0;
  for (const { txId, eventIndex, from: sender, value: usdt, block, at } of arrived) {
    const confirmations = Math.max(0, head - block + 1);
    const seen = { block, at, confirmations };
    const rows = await tx
      .insert(chainArrivals)
      .values({ merchant, txId, eventIndex, address, sender, usdt, ...seen, state: "PENDING" })
      .onConflictDoUpdate({
        target: [chainArrivals.merchant, chainArrivals.txId, chainArrivals.eventIndex],
        set: seen,
        setWhere: and(
          isPending,
          or(
            sql`${chainArrivals.confirmations} <> ${confirmations}`,
            sql`${chainArrivals.block} <> ${block}`,
          ),
        )!,
      })
      .returning();
    changed ||= rows.length > 0;
  }
  return changed;
}

function listDue(tx: Transaction, { merchant, address }: AddressRow, solid: ChainTransfer[]) {
  if (solid.length === 0) return [];
  return tx
    .select({
      merchant: chainArrivals.merchant,
      txId: chainArrivals.txId,
      eventIndex: chainArrivals.eventIndex,
    })
    .from(chainArrivals)
    .where(
      and(
        eq(chainArrivals.merchant, merchant),
        eq(chainArrivals.address, address),
        eq(chainArrivals.state, "PENDING"),
        inArray(
          sql`${chainArrivals.txId} || ':' || ${chainArrivals.eventIndex}`,
          solid.map(({ txId, eventIndex }) => `${txId}:${eventIndex}`),
        ),
      ),
    )
    .orderBy(chainArrivals.at, chainArrivals.eventIndex);
}
