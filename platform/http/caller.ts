import { createHash, timingSafeEqual } from "node:crypto";
import type { Random, Secrets } from "../context.ts";

/** What a request says about its sender, as far as it may be believed. */
export type RequestCaller = { clientAddress: string; requestId: string };

/**
 * The client's address and the request's id. Both headers are believed only beside the right
 * site key; without it the connection's own address stands and a fresh id is made.
 */
export function callerOf(
  headers: Headers,
  connection: string | undefined,
  parts: { secrets: Secrets; random: Random },
): RequestCaller {
  const isSite = isSame(headers.get("x-site-key") ?? "", parts.secrets.siteKey);
  const address = isSite ? headers.get("x-client-address") : null;
  const id = isSite ? headers.get("x-request-id") : null;
  return {
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
