import type { AuthenticatorTransport, RegistrationResponseJSON } from "@simplewebauthn/server";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { passkeyAdd, passkeyAddStart } from "../../contract/members/factors.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { passkeys } from "../../store/schema/factor.ts";
import { ownRow } from "../account/own-row.ts";
import { factorsOf } from "../challenge/methods-of.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { keepRequest, type PasskeyRequest, rpIdOf, takeRequest } from "./passkey-request.ts";

const MOST = 10;

/** The options with which the browser makes a passkey for this member at this brand's host. */
export async function startPasskey(
  context: Context,
  { origin }: InputOf<typeof passkeyAddStart>,
): Promise<ValueOf<typeof passkeyAddStart>> {
  const { store, merchant, random } = context;
  const { name } = await readMerchant(store, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId, username } = await ownRow(context, tx);
    const { passkeys: known } = await factorsOf(context, tx, memberId);
    if (known.length >= MOST) throw new Refusal("passkeys_most", { details: { most: MOST } });
    const rpId = await rpIdOf(context, tx, origin);
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: rpId,
      userName: username,
      userID: new TextEncoder().encode(memberId),
      challenge: Uint8Array.from(random.bytes(32)),
      attestationType: "none",
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { challenge } = options;
    const kept = { purpose: "add", challenge, rpId, origin, memberId } as const;
    return { requestId: await keepRequest(context, tx, kept), options: { ...options } };
  });
}

/** Stores the public half of a passkey that the browser has made. */
export async function addPasskey(
  context: Context,
  input: InputOf<typeof passkeyAdd>,
): Promise<Record<string, never>> {
  const { store, merchant, clock } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId } = await ownRow(context, tx);
    const request = await takeRequest(context, tx, {
      id: input.requestId,
      purpose: "add",
      memberId,
    });
    const made = await credentialOf(request, input.attestation);
    const row = {
      merchant: merchant.code,
      memberId,
      name: plainName(input.name) || "Passkey",
      rpId: request.rpId,
      createdAt: clock.now(),
      ...made,
    };
    const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refusal("passkey_failed");
    await record(context, tx, { action: "passkeyAdd", memberId, details: { name: row.name } });
  });
  return {};
}

/** Removes invisible characters, and half a character left by the length limit. */
const plainName = (name: string) => name.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").trim();

async function credentialOf(request: PasskeyRequest, attestation: Record<string, unknown>) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: attestation as unknown as RegistrationResponseJSON,
      expectedChallenge: request.challenge,
      expectedOrigin: request.origin,
      expectedRPID: request.rpId,
    });
    if (verified) {
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []) as AuthenticatorTransport[],
        isBackedUp: credentialBackedUp,
      };
    }
  } catch {
    // The library explains what was wrong; a visitor only learns that it was.
  }
  throw new Refusal("passkey_failed");
}
