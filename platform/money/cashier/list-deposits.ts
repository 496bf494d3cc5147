import { and, count, desc, eq } from "drizzle-orm";
import type { deposits as depositsCall } from "../../contract/money/cashier.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { showDeposits } from "./to-deposit.ts";

const PAGE_SIZE = 10;

/** The member's own deposits, newest first. */
export async function listDeposits(
  context: Context,
  input: InputOf<typeof depositsCall>,
): Promise<ValueOf<typeof depositsCall>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock, language } = context;
  const own = and(eq(deposits.merchant, merchant.code), eq(deposits.memberId, memberId));
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select()
      .from(deposits)
      .where(own)
      .orderBy(desc(deposits.createdAt), desc(deposits.id))
      .limit(PAGE_SIZE)
      .offset((input.pageNo - 1) * PAGE_SIZE);
    const [total] = await reader.select({ all: count() }).from(deposits).where(own);
    return {
      list: await showDeposits(reader, merchant.code, rows, { now: clock.now(), language }),
      totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE),
    };
  });
}
