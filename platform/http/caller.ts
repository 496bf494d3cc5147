import { createHash, timingSafeEqual } from "node:crypto";
import type { Random, Secrets } from "../core/context.ts";

/** TRON makes a block every three seconds, and the waiting member sees the count rise. */
export type RequestCaller = {
  clientAddress: string;
  /**
   * Reads the chains for payments in USDT until stopped. One instance at a time works for a
   * merchant.
   */
  clientCountry: string | null;
  userAgent: string;
  /** The longest wait of a winner for the prize. */
  isSite: boolean;
  requestId: string;
};

/** Feeds the pots and pays what was won, until stopped. */
export function callerOf(
  headers: Headers,
  connection: string | undefined,
  parts: { secrets: Secrets; random: Random },
): RequestCaller {
  const isSite = isSame(headers.get("x-site-key") ?? "", parts.secrets.siteKey);
  const address = isSite ? headers.get("x-client-address") : null;
  const country = isSite ? headers.get("x-client-country") : null;
  const agent = headers.get(isSite ? "x-client-agent" : "user-agent");
  const id = isSite ? headers.get("x-request-id") : null;
  return {
    isSite,
    clientCountry: country && /^[A-Z0-9]{2}$/.test(country) ? country : null,
    userAgent: (agent ?? "").slice(0, 300),
    clientAddress: (address ?? connection ?? "unknown").slice(0, 64),
    requestId:
      id && /^[\w.-]{6,64}$/.test(id)
        ? id
        : Buffer.from(parts.random.bytes(9)).toString("base64url"),
  };
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return expected.length > 0 && timingSafeEqual(digest(given), digest(expected));
}
