import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq, gt, lt } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import { staffPasskeyRequests, staffPasskeys } from "../../store/schema/person.ts";
import type { Desk } from "./desk.ts";

const MINUTES = 5;
const hostOf = ({ officeOrigin }: Desk) => new URL(officeOrigin).hostname;
const failed = () => new Refusal("passkey_failed", { status: 401 });

type Asked = { requestId: string; options: Record<string, unknown> };

/** The options with which the browser makes a passkey for this person at the office's host. */
export async function askForPasskey(
  desk: Desk,
  person: { id: string; name: string; email: string },
): Promise<Asked> {
  const options = await generateRegistrationOptions({
    rpName: "Office",
    rpID: hostOf(desk),
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    challenge: Uint8Array.from(desk.random.bytes(32)),
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return keepRequest(desk, person.id, { ...options });
}

/** The public half of the passkey that the browser made. Refuses a wrong one with passkey_failed. */
export async function readNewPasskey(
  desk: Desk,
  person: string,
  { requestId, attestation }: { requestId: string; attestation: Record<string, unknown> },
) {
  const expectedChallenge = await takeRequest(desk, requestId, person);
  const made = await verifyRegistrationResponse({
    response: attestation as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: desk.officeOrigin,
    expectedRPID: hostOf(desk),
  }).catch(() => null);
  if (!made?.verified) throw failed();
  const { credential, credentialBackedUp } = made.registrationInfo;
  return {
    staff: person,
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
    createdAt: desk.clock.now(),
  };
}

/** Asks a browser for any passkey of the office. */
export async function askForLogin(desk: Desk): Promise<Asked> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(desk),
    challenge: Uint8Array.from(desk.random.bytes(32)),
    userVerification: "required",
  });
  return keepRequest(desk, null, { ...options });
}

/** The id of the person whose passkey signed. Refuses everything else with passkey_failed. */
export async function usePasskeyOfStaff(
  desk: Desk,
  { requestId, assertion }: { requestId: string; assertion: Record<string, unknown> },
): Promise<string> {
  const expectedChallenge = await takeRequest(desk, requestId, null);
  const response = assertion as unknown as AuthenticationResponseJSON;
  const handle = Buffer.from(response.response?.userHandle ?? "", "base64url").toString();
  const mine = and(eq(staffPasskeys.staff, handle), eq(staffPasskeys.id, String(response.id)));
  const { db } = desk.store;
  const [row] = await db.select().from(staffPasskeys).where(mine);
  if (!row) throw failed();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: desk.officeOrigin,
    expectedRPID: hostOf(desk),
    credential: {
      id: row.id,
      publicKey: new Uint8Array(row.publicKey),
      counter: row.counter,
      transports: row.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!checked?.verified) throw failed();
  const { newCounter: counter } = checked.authenticationInfo;
  await db.update(staffPasskeys).set({ counter, lastUsedAt: desk.clock.now() }).where(mine);
  return row.staff;
}

async function keepRequest(
  { store, clock, random }: Desk,
  person: string | null,
  options: Record<string, unknown> & { challenge: string },
): Promise<Asked> {
  const now = clock.now();
  const requestId = newToken(random);
  await store.db.delete(staffPasskeyRequests).where(lt(staffPasskeyRequests.expiresAt, now));
  await store.db.insert(staffPasskeyRequests).values({
    idHash: tokenHash(requestId),
    staff: person,
    challenge: options.challenge,
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
  });
  return { requestId, options };
}

/** Removes a request, so that it is answered once, and returns its challenge. */
async function takeRequest(
  { store, clock }: Desk,
  requestId: string,
  person: string | null,
): Promise<string> {
  const [request] = await store.db
    .delete(staffPasskeyRequests)
    .where(
      and(
        eq(staffPasskeyRequests.idHash, tokenHash(requestId)),
        gt(staffPasskeyRequests.expiresAt, clock.now()),
      ),
    )
    .returning();
  if (!request || request.staff !== person) throw failed();
  return request.challenge;
}
