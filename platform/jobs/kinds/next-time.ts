import { and, eq, isNull, lt, min, sql } from "drizzle-orm";
import { MOST_ATTEMPTS } from "../../core/outbox/send-outgoing.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import { withdrawalPayments } from "../../store/schema/withdrawal.ts";
import type { MerchantParts } from "../work/kind.ts";

/** The instant so many milliseconds from now. */
export const inMs = ({ clock }: MerchantParts, milliseconds: number): Date =>
  new Date(clock.now().getTime() + milliseconds);

/** When a merchant's next message is due; null without any. */
export function nextMessage({ store, merchant: { code } }: MerchantParts): Promise<Date | null> {
  const { merchant, sentAt, attempts, dueAt } = outgoing;
  return store.inMerchant(code, async (tx) => {
    const isWaiting = and(eq(merchant, code), isNull(sentAt), lt(attempts, MOST_ATTEMPTS));
    const [first] = await tx
      .select({ at: min(dueAt) })
      .from(outgoing)
      .where(isWaiting);
    return first?.at ?? null;
  });
}

/** When a gateway is next asked for a payment; null without any. */
export function nextPayment({ store, merchant: { code } }: MerchantParts): Promise<Date | null> {
  const { merchant, status, dueAt } = withdrawalPayments;
  return store.inMerchant(code, async (tx) => {
    const isOpen = and(eq(merchant, code), eq(status, "OPEN"));
    const [first] = await tx
      .select({ at: min(dueAt) })
      .from(withdrawalPayments)
      .where(isOpen);
    return first?.at ?? null;
  });
}

/** When a vendor is next asked about a move; null without any. */
export function nextMove({ store, merchant: { code } }: MerchantParts): Promise<Date | null> {
  const { merchant, status, dueAt } = purseMoves;
  return store.inMerchant(code, async (tx) => {
    const isOpen = and(eq(merchant, code), eq(status, "OPEN"));
    const [first] = await tx
      .select({ at: min(dueAt) })
      .from(purseMoves)
      .where(isOpen);
    return first?.at ?? null;
  });
}

/**
 * True while vendors may know rounds that are not booked: a round is open, or a game was opened in
 * the last four days, which is longer than any session and any repeated call.
 */
export function isPlayed({ store, clock, merchant: { code } }: MerchantParts): Promise<boolean> {
  return isSo(
    store,
    code,
    clock.now(),
    sql`
    exists (select from rounds r where r.merchant = ${code} and r.state = 'OPEN')
    or exists (select from vendor_sessions s where s.merchant = ${code}
      and s.created_at > at - interval '4 days')`,
  );
}

/** True while purses at vendors have money, or had until a day ago. */
export function hasPurses({ store, clock, merchant: { code } }: MerchantParts): Promise<boolean> {
  return isSo(
    store,
    code,
    clock.now(),
    sql`
    exists (select from vendor_purses p where p.merchant = ${code} and p.told_balance > 0)
    or exists (select from purse_moves v where v.merchant = ${code}
      and (v.status = 'OPEN' or v.created_at > at - interval '1 day'))`,
  );
}

async function isSo(
  store: MerchantParts["store"],
  code: string,
  now: Date,
  condition: ReturnType<typeof sql>,
): Promise<boolean> {
  const { rows } = await store.inMerchant(code, (tx) =>
    tx.execute<{ so: boolean }>(sql`
      select ${condition} as so from (select ${now.toISOString()}::timestamptz as at) n`),
  );
  return rows[0]!.so;
}
