import { and, count, desc, eq } from "drizzle-orm";
import type { withdrawals as withdrawalsCall } from "../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import { showWithdrawals } from "./show-withdrawal.ts";

const PAGE_SIZE = 10;

/** The member's own withdrawals, newest first, without their steps. */
export async function listWithdrawals(
  context: Context,
  input: InputOf<typeof withdrawalsCall>,
): Promise<ValueOf<typeof withdrawalsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const own = and(eq(withdrawals.merchant, merchant.code), eq(withdrawals.memberId, memberId));
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select()
      .from(withdrawals)
      .where(own)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(PAGE_SIZE)
      .offset((input.pageNo - 1) * PAGE_SIZE);
    const [total] = await reader.select({ all: count() }).from(withdrawals).where(own);
    return {
      list: await showWithdrawals(reader, merchant.code, rows),
      totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE),
    };
  });
}
