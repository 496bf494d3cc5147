import type { rememberStart } from "../../../contract/members/auth.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import { newId } from "../../../core/access/token.ts";
import type { Context } from "../../../core/context.ts";
import { rememberTokens } from "../../../store/schema/proof.ts";
import { joinToken, newSecret, REMEMBER_HOURS } from "./remember-token.ts";

/** Remembers the browser of a member who has just logged in, for one day. */
export async function startRemembered(context: Context): Promise<ValueOf<typeof rememberStart>> {
  const { memberId } = requireActor(context);
  const { merchant, clock, random, store } = context;
  const { secret, secretHash } = newSecret(context);
  const id = newId(random);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + REMEMBER_HOURS * 3_600_000);
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(rememberTokens).values({
      merchant: merchant.code,
      id,
      memberId,
      secretHash,
      rotatedAt: now,
      createdAt: now,
      expiresAt,
    }),
  );
  return { token: joinToken(id, secret), expiresAt: expiresAt.getTime() };
}
