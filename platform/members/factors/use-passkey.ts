import type { AuthenticationResponseJSON, AuthenticatorTransport } from "@simplewebauthn/server";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { passkeys } from "../../store/schema/factor.ts";
import type { PasskeyRequest } from "./passkey-request.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/**
 * Checks a browser's signature against the passkey it names, and counts the use. Refuses a foreign
 * key, a wrong signature, another origin and a decreased counter with passkey_failed.
 */
export async function usePasskey(
  context: Context,
  tx: Transaction,
  request: PasskeyRequest,
  assertion: Record<string, unknown>,
): Promise<PasskeyRow> {
  const mine = and(
    eq(passkeys.merchant, context.merchant.code),
    eq(passkeys.id, String(assertion.id)),
    ...(request.memberId ? [eq(passkeys.memberId, request.memberId)] : []),
  );
  const [row] = await tx.select().from(passkeys).where(mine).for("update");
  if (!row || row.rpId !== request.rpId) throw new Refusal("passkey_failed");
  const newCounter = await counterOf(request, row, assertion);
  await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: context.clock.now() })
    .where(mine);
  return row;
}

async function counterOf(
  request: PasskeyRequest,
  row: PasskeyRow,
  assertion: Record<string, unknown>,
): Promise<number> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as unknown as AuthenticationResponseJSON,
      expectedChallenge: request.challenge,
      expectedOrigin: request.origin,
      expectedRPID: request.rpId,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(row.publicKey),
        counter: row.counter,
        transports: row.transports as AuthenticatorTransport[],
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    // The library explains what was wrong; a visitor only learns that it was.
  }
  throw new Refusal("passkey_failed");
}
