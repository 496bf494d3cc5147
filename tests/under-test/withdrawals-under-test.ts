import { eq, sql } from "drizzle-orm";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import type { Context } from "../../platform/core/context.ts";
import { hashPassword } from "../../platform/core/hashing/password-hash.ts";
import { sealText } from "../../platform/core/seal/seal-text.ts";
import { balanceOf } from "../../platform/money/ledger/balance-of.ts";
import { createWithdrawal } from "../../platform/money/withdrawals/request/create-withdrawal.ts";
import type { StaffContext } from "../../platform/staff/staff-context.ts";
import type { Transaction } from "../../platform/store/open-store.ts";
import { merchants } from "../../platform/store/schema/merchant.ts";
import { messages } from "../../platform/store/schema/notice.ts";
import { payoutAccounts, withdrawPasswords } from "../../platform/store/schema/payout.ts";

export const PIN = "482915";
export const ACCOUNT = "account1";
export const HOLDER = "Ana Ejemplo";
export const NUMBER = "032180000118359719";

/** Amounts of a test in whole units. */
export const units = (amount: number) => BigInt(Math.round(amount * 10_000));

/** A member with money, a usable account and a six-digit PIN, at 18:00 local time. */
export async function freshPayee(
  options: { balance?: number; settings?: Record<string, unknown> } = {},
) {
  const table = await freshTable({ balance: units(options.balance ?? 1_000) });
  const { store, merchant, member, clock } = table;
  const own = eq(merchants.code, merchant.code);
  await store.db
    .update(merchants)
    .set({ settings: options.settings ?? {} })
    .where(own);
  const context = await testContext({ merchant, clock, actor: member.actor });
  const inMine = <T>(work: (tx: Transaction) => Promise<T>) =>
    store.inMerchant(merchant.code, work);
  await giveAccount(context, member.id);
  await givePin(context, member.id);
  let asked = 0;
  return {
    ...table,
    context,
    inMine,
    ask: (amount: number, more: { key?: string; pin?: string; accountId?: string } = {}) => {
      asked += 1;
      const idempotencyKey = more.key ?? `withdraw-${asked}`;
      return createWithdrawal(
        { ...context, idempotencyKey },
        {
          amount: units(amount),
          accountId: more.accountId ?? ACCOUNT,
          withdrawPassword: more.pin ?? PIN,
        },
      );
    },
    /** A staff member by name. */
    staff: (name = "eva"): StaffContext => ({ ...context, staff: name, staffId: name }),
    /** The kinds of the member's messages, oldest first. Of one instant, by their transactions. */
    messageKinds: async () => {
      const list = await inMine((tx) =>
        tx
          .select({ kind: messages.kind })
          .from(messages)
          .where(eq(messages.memberId, member.id))
          .orderBy(messages.createdAt, sql`xmin::text::bigint`),
      );
      return list.map(({ kind }) => kind);
    },
    /** Another member of the same merchant. */
    stranger: async (): Promise<Context> => {
      const { actor } = await freshMember(merchant);
      return { ...context, actor };
    },
    purses: async () => {
      const read = (kind: "cash" | "frozen") =>
        balanceOf(store.db, { merchant: merchant.code, owner: member.id, kind });
      return { cash: await read("cash"), frozen: await read("frozen") };
    },
  };
}

/** An account that is usable from `usableAt` on. */
export async function giveAccount(
  context: Pick<Context, "store" | "merchant" | "clock" | "random" | "secrets">,
  memberId: string,
  { id = ACCOUNT, usableAt = context.clock.now() } = {},
): Promise<void> {
  const { store, merchant, clock } = context;
  const sealed = (name: string, text: string) =>
    sealText(context, `${memberId}:${id}:${name}`, text);
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(payoutAccounts).values({
      merchant: merchant.code,
      id,
      memberId,
      kind: "clabe",
      label: "Mi banco",
      holderSealed: sealed("holder", HOLDER),
      numberSealed: sealed("number", NUMBER),
      numberEnd: "9719",
      numberHash: id,
      createdAt: clock.now(),
      usableAt,
    }),
  );
}

/** The six-digit PIN, set at the clock's current time. */
export async function givePin(context: Context, memberId: string): Promise<void> {
  const { store, merchant, clock, random } = context;
  const hash = await hashPassword(PIN, random);
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(withdrawPasswords)
      .values({ merchant: merchant.code, memberId, hash, changedAt: clock.now() }),
  );
}
