import { and, eq, gt, lt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { ownOrigin } from "../../core/merchant/own-origin.ts";
import type { Transaction } from "../../store/open-store.ts";
import { passkeyRequests } from "../../store/schema/factor.ts";

export type PasskeyRequest = typeof passkeyRequests.$inferSelect;
type Purpose = PasskeyRequest["purpose"];

export const PASSKEY_MINUTES = 5;

/**
 * The host that passkeys belong to. It must be one of the merchant's hosts, so that one brand's
 * passkey never opens another.
 */
export async function rpIdOf(context: Context, tx: Transaction, origin: string): Promise<string> {
  const own = await ownOrigin(context, tx, origin);
  if (!own) throw new Refusal("passkey_failed");
  return own.host;
}

/** Stores what a browser is asked to sign, and returns the id that its answer must name. */
export async function keepRequest(
  context: Context,
  tx: Transaction,
  request: Pick<PasskeyRequest, "purpose" | "challenge" | "rpId" | "origin" | "memberId">,
): Promise<string> {
  const { merchant, clock, random } = context;
  const now = clock.now();
  const id = newToken(random);
  await tx
    .delete(passkeyRequests)
    .where(and(eq(passkeyRequests.merchant, merchant.code), lt(passkeyRequests.expiresAt, now)));
  await tx.insert(passkeyRequests).values({
    merchant: merchant.code,
    idHash: tokenHash(id),
    expiresAt: new Date(now.getTime() + PASSKEY_MINUTES * 60_000),
    ...request,
  });
  return id;
}

/** Removes a request, so that it is answered once. Refuses an expired or foreign one. */
export async function takeRequest(
  context: Context,
  tx: Transaction,
  { id, purpose, memberId }: { id: string; purpose: Purpose; memberId: string | null },
): Promise<PasskeyRequest> {
  const { merchant, clock } = context;
  const [request] = await tx
    .delete(passkeyRequests)
    .where(
      and(
        eq(passkeyRequests.merchant, merchant.code),
        eq(passkeyRequests.idHash, tokenHash(id)),
        eq(passkeyRequests.purpose, purpose),
        gt(passkeyRequests.expiresAt, clock.now()),
      ),
    )
    .returning();
  if (!request || request.memberId !== memberId) throw new Refusal("passkey_failed");
  return request;
}
