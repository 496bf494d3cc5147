import { and, eq, isNull } from "drizzle-orm";
import { readTronAddress } from "../../../contract/money/tron-address.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { chainAddresses } from "../../../store/schema/chain.ts";
import type { AddressOwner, Chain } from "./chain.ts";
import { type ChainName, chains } from "./chains.ts";
import { claimAddresses } from "./claim-addresses.ts";

type Asked = { chain: ChainName; origin: string; memberId: string; returnUrl: string; until: Date };

/**
 * The member's own address for USDT, always the same; it is read often until a while after `until`.
 * The chain makes it, or it is one of those that staff loaded. Refuses with method_unavailable when
 * none is free.
 */
export async function ownAddress(context: Context, asked: Asked): Promise<string> {
  const { store, merchant } = context;
  const { chain, origin, memberId, returnUrl } = asked;
  const owner: AddressOwner = { owner: `${merchant.code}.${memberId}`, returnUrl };
  const { addressOf }: Chain = chains[chain];
  const made = await addressOf?.(context, origin, owner);
  if (made && !readTronAddress(made)) throw new Refusal("method_unavailable", { field: "method" });
  return store.inMerchant(merchant.code, async (tx) => {
    if (made) {
      await claimAddresses(tx, { merchant: merchant.code, addresses: [made], chain, memberId });
    }
    const address = (await watch(tx, context, asked)) ?? (await takeFree(tx, context, asked));
    if (!address) throw new Refusal("method_unavailable", { field: "method" });
    return address;
  });
}

const WATCHED_AFTER_MS = 24 * 3_600_000;
const watchedUntil = (until: Date) => new Date(until.getTime() + WATCHED_AFTER_MS);

async function watch(tx: Transaction, { merchant }: Context, { chain, memberId, until }: Asked) {
  const [row] = await tx
    .update(chainAddresses)
    .set({ watchedUntil: watchedUntil(until) })
    .where(
      and(
        eq(chainAddresses.merchant, merchant.code),
        eq(chainAddresses.chain, chain),
        eq(chainAddresses.memberId, memberId),
      ),
    )
    .returning();
  return row?.address;
}

/** Parallel requests take different addresses. A member's second request is refused by its key. */
async function takeFree(tx: Transaction, { merchant }: Context, { chain, memberId, until }: Asked) {
  const own = and(eq(chainAddresses.merchant, merchant.code), eq(chainAddresses.chain, chain));
  const [free] = await tx
    .select({ address: chainAddresses.address })
    .from(chainAddresses)
    .where(and(own, isNull(chainAddresses.memberId)))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!free) return undefined;
  await tx
    .update(chainAddresses)
    .set({ memberId, watchedUntil: watchedUntil(until) })
    .where(and(own, eq(chainAddresses.address, free.address)));
  return free.address;
}
