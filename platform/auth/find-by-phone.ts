import { and, eq, isNotNull } from "drizzle-orm";
import type { MemberRow } from "../account/to-member.ts";
import type { Context } from "../context.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";

/** The active member who proved that this number is theirs, if there is one. */
export async function findByPhone(
  { merchant }: Context,
  tx: Transaction,
  phone: string,
): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.phone, phone),
        isNotNull(members.phoneVerifiedAt),
        eq(members.status, "active"),
      ),
    );
  return row;
}
