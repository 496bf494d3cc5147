import { and, eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { LoginPlace } from "../../core/limits/login-limit.ts";
import { members } from "../../store/schema/merchant.ts";
import { isBrowserOf } from "../challenge/device.ts";

/** Finds out whether a login under this name comes from one of its owner's own browsers. */
export async function loginPlace(context: Context, usernameKey: string): Promise<LoginPlace> {
  const { store, merchant, deviceToken } = context;
  if (!deviceToken) return { usernameKey, isOwn: false };
  const isOwn = await store.inMerchant(merchant.code, async (tx) => {
    const [row] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.usernameKey, usernameKey)));
    return isBrowserOf(context, tx, row?.id ?? "");
  });
  return { usernameKey, isOwn };
}
