import { and, count, desc, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { ListState } from "../../contract/money/list-states.ts";
import type { withdrawals as withdrawalsCall } from "../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import type { Reader } from "../../store/open-store.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import { showWithdrawals } from "./show-withdrawal.ts";

const PAGE_SIZE = 10;
const UNPAID = ["REJECTED", "FAILED", "CANCELLED"] as const;
const OF_STATE: Record<ListState, SQL> = {
  open: notInArray(withdrawals.status, [...UNPAID, "CONFIRMED"]),
  done: eq(withdrawals.status, "CONFIRMED"),
  ended: inArray(withdrawals.status, [...UNPAID]),
};

/** The member's withdrawals under way, newest first, ten at most. */
export async function openWithdrawals(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
) {
  const mine = and(eq(withdrawals.merchant, merchant), eq(withdrawals.memberId, memberId));
  const rows = await reader
    .select()
    .from(withdrawals)
    .where(and(mine, OF_STATE.open))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(PAGE_SIZE);
  return showWithdrawals(reader, merchant, rows);
}

/** The member's own withdrawals without their steps: those under way first, then the newest. */
export async function listWithdrawals(
  context: Context,
  input: InputOf<typeof withdrawalsCall>,
): Promise<ValueOf<typeof withdrawalsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const mine = and(eq(withdrawals.merchant, merchant.code), eq(withdrawals.memberId, memberId));
  const own = and(mine, input.state && OF_STATE[input.state]);
  const { mayCancel } = (await policyFor(context)).withdrawals;
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select()
      .from(withdrawals)
      .where(own)
      .orderBy(desc(OF_STATE.open), desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(PAGE_SIZE)
      .offset((input.pageNo - 1) * PAGE_SIZE);
    const [total] = await reader.select({ all: count() }).from(withdrawals).where(own);
    const list = await showWithdrawals(reader, merchant.code, rows);
    return {
      list: list.map((shown) => ({ ...shown, canCancel: shown.canCancel && mayCancel })),
      totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE),
    };
  });
}
