import { and, eq } from "drizzle-orm";
import type { rememberEnd } from "../../../contract/members/auth.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import type { Context } from "../../../core/context.ts";
import { rememberTokens } from "../../../store/schema/proof.ts";
import { splitToken } from "./remember-token.ts";

/** Forgets one browser. Only its present secret can do so. The answer is always the same. */
export async function endRemembered(
  context: Context,
  { token }: InputOf<typeof rememberEnd>,
): Promise<Record<string, never>> {
  const given = splitToken(token);
  if (!given) return {};
  const { merchant, clock, store } = context;
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(rememberTokens)
      .set({ endedAt: clock.now() })
      .where(
        and(
          eq(rememberTokens.merchant, merchant.code),
          eq(rememberTokens.id, given.id),
          eq(rememberTokens.secretHash, given.hash),
        ),
      ),
  );
  return {};
}
