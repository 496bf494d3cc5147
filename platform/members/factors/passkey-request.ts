import { and, eq, gt, lt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { ownOrigin } from "../../core/merchant/own-origin.ts";
import type { Transaction } from "../../store/open-store.ts";
import { passkeyRequests } from "../../store/schema/factor.ts";

export type PasskeyRequest = typeof passkeyRequests.$inferSelect;
type Purpose = PasskeyRequest["purpose"];

const MINUTES = 5;

/**
 * The host that passkeys of this address belong to. Only a host of the merchant's own is taken: a
 * passkey made for one brand never opens another.
 */
export async function rpIdOf(context: Context, tx: Transaction, origin: string): Promise<string> {
  const own = await ownOrigin(context, tx, origin);
  if (!own) throw new Refusal("passkey_failed");
  return own.host;
}

/** Keeps what a browser is asked to sign; answers the id by which the answer is told. */
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
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
    ...request,
  });
  return id;
}

/** Takes a request away, so that it is answered once; refuses one that is over or another's. */
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
