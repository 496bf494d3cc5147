import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Reader } from "../../store/open-store.ts";
import { type MemberRow, members } from "../../store/schema/merchant.ts";

/**
 * The member directly below an agent by the account's name. Refuses every other account, known or
 * not, with unknown_downline.
 */
export async function findDirect(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  account: string,
): Promise<MemberRow> {
  const [row] = await reader
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.usernameKey, usernameKey(account)),
        eq(members.parentId, agent),
      ),
    );
  if (!row) throw new Refusal("unknown_downline", { status: 404, field: "account" });
  return row;
}
