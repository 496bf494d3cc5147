import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";

/** The active member who proved this number, if there is one. */
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
