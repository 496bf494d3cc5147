import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";

/** The row of the logged-in member. Refuses guests and trial accounts. */
export async function ownRow(context: Context, tx: Transaction): Promise<MemberRow> {
  const { memberId } = requireRealAccount(context);
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)));
  if (!row) throw new Refusal("not_logged_in", { status: 401 });
  return row;
}
