import { and, eq, inArray, sql } from "drizzle-orm";
import { subjectOf } from "../domain/record-kind.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";
import { memberTransfers } from "../store/schema/transfer.ts";

/** Of the movements that are transfers: by the transfer's id, the account at its other end. */
export async function counterpartiesOf(
  tx: Transaction,
  merchant: string,
  memberId: string,
  movements: readonly { transferKey: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = movements
    .map(({ transferKey }) => subjectOf(transferKey))
    .filter(({ subject }) => subject === "transfer")
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { fromMember, toMember, id } = memberTransfers;
  const other = sql`case when ${fromMember} = ${memberId} then ${toMember} else ${fromMember} end`;
  const rows = await tx
    .select({ id, username: members.username })
    .from(memberTransfers)
    .innerJoin(members, and(eq(members.merchant, memberTransfers.merchant), eq(members.id, other)))
    .where(and(eq(memberTransfers.merchant, merchant), inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, row.username]));
}
