import { and, eq } from "drizzle-orm";
import { usernameKey } from "#platform/domain/members/username.ts";
import type { Store } from "#platform/store/open-store.ts";
import { members } from "#platform/store/schema/merchant.ts";

/** The id of a merchant's member. Throws when nobody has the username. */
export const memberIdOf = (store: Store, merchant: string, username: string): Promise<string> =>
  store.inMerchant(merchant, async (tx) => {
    const own = and(eq(members.merchant, merchant), eq(members.usernameKey, usernameKey(username)));
    const [row] = await tx.select({ id: members.id }).from(members).where(own);
    if (!row) throw new Error(`${username} is nobody at ${merchant}`);
    return row.id;
  });
