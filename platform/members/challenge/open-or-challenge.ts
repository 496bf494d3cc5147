import type { Challenge, Session } from "../../contract/members/auth.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../store/open-store.ts";
import { loginChallenges } from "../../store/schema/factor.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { openSession, type SessionKind } from "../auth/open-session.ts";
import { deviceStanding } from "./device.ts";
import { type Factors, factorsOf, methodsOf } from "./methods-of.ts";

export const CHALLENGE_MINUTES = 10;

/** How the first factor was proved, and whether to remember the browser after the second. */
type LoginWish = { kind?: SessionKind; isRemembered?: boolean };

export type LoginOutcome = Session | { challenge: Challenge };

/**
 * Opens the session after a correct password, or requires a second factor. It is required when an
 * app or a passkey is on and the device is not trusted. If the merchant wants so, it is also
 * required from an unknown device and network. Members without any second method are never asked.
 */
export async function openOrChallenge(
  context: Context,
  tx: Transaction,
  row: MemberRow,
  { kind = "password", isRemembered = false }: LoginWish = {},
): Promise<LoginOutcome> {
  const factors = await factorsOf(context, tx, row.id);
  const ways = methodsOf(row, factors);
  const isAsked = ways.length > 0 && (await mustProve(context, tx, { row, factors, kind }));
  return isAsked
    ? { challenge: await openChallenge(context, tx, { row, ways, kind, isRemembered }) }
    : openSession(context, tx, row, kind);
}

async function mustProve(
  context: Context,
  tx: Transaction,
  { row, factors, kind }: { row: MemberRow; factors: Factors; kind: SessionKind },
): Promise<boolean> {
  const { isKnown, isTrusted } = await deviceStanding(context, tx, row.id);
  if (isTrusted) return false;
  if (factors.hasTotp || factors.passkeys.length > 0) return true;
  // An unknown device would be asked for a code on the phone, which this login has already used.
  if (isKnown || kind !== "password") return false;
  const { settings } = await readMerchant(context.store, context.merchant.code);
  return settings.newDeviceChallenge === true;
}

async function openChallenge(
  context: Context,
  tx: Transaction,
  { row, ways, ...wish }: { row: MemberRow; ways: Challenge["ways"] } & Required<LoginWish>,
): Promise<Challenge> {
  const { merchant, clock, random } = context;
  const id = newToken(random);
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + CHALLENGE_MINUTES * 60_000);
  await tx.insert(loginChallenges).values({
    merchant: merchant.code,
    idHash: tokenHash(id),
    memberId: row.id,
    ...wish,
    createdAt,
    expiresAt,
  });
  return { id, ways, expiresAt: expiresAt.getTime() };
}
