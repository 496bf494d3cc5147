import { and, count, desc, eq, or, sql } from "drizzle-orm";
import type { transfers } from "../../contract/money/transfers.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";
import { memberTransfers } from "../../store/schema/transfer.ts";
import { declineEnds } from "./decline-ends.ts";
import { showTransfer } from "./show-transfer.ts";

const PAGE_SIZE = 10;

/** The transfers that the member sent and received, newest first, each with the other account. */
export async function listTransfers(
  context: Context,
  { pageNo }: InputOf<typeof transfers>,
): Promise<ValueOf<typeof transfers>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { fromMember, toMember, createdAt, id } = memberTransfers;
  const own = and(
    eq(memberTransfers.merchant, merchant.code),
    or(eq(fromMember, memberId), eq(toMember, memberId)),
  );
  const other = sql`case when ${fromMember} = ${memberId} then ${toMember} else ${fromMember} end`;
  return store.inMerchant(merchant.code, async (tx) => {
    const rows = await tx
      .select({ row: memberTransfers, username: members.username })
      .from(memberTransfers)
      .innerJoin(
        members,
        and(eq(members.merchant, memberTransfers.merchant), eq(members.id, other)),
      )
      .where(own)
      .orderBy(desc(createdAt), desc(id))
      .limit(PAGE_SIZE)
      .offset((pageNo - 1) * PAGE_SIZE);
    const [total] = await tx.select({ all: count() }).from(memberTransfers).where(own);
    const endOf = await declineEnds(
      context,
      tx,
      memberId,
      rows.map(({ row }) => row),
    );
    return {
      list: rows.map(({ row, username }) => showTransfer(row, memberId, username, endOf(row))),
      totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE),
    };
  });
}
