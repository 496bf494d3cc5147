import { Secret, TOTP } from "otpauth";
import type { Random } from "../../core/context.ts";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

export function newTotpSecret(random: Random): string {
  const { buffer } = Uint8Array.from(random.bytes(SECRET_BYTES));
  return new Secret({ buffer: buffer as ArrayBuffer }).base32;
}

/** The text of the QR code for an authenticator app. */
export const totpUri = (secret: string, issuer: string, label: string) =>
  totpOf(secret, { issuer, label }).toString();

/**
 * The time step of a code, or null for a wrong one. The present step and its two neighbours are
 * accepted (RFC 6238), but none up to `lastStep`.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const given = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(given)) return null;
  const delta = totpOf(secret).validate({ token: given, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : null;
}
