import { createHash, timingSafeEqual } from "node:crypto";
import type { Random, Secrets } from "../core/context.ts";

/** What a request says about its sender, as far as it is trusted. */
export type RequestCaller = {
  clientAddress: string;
  /** As named by the site's trusted proxy; ISO 3166. */
  clientCountry: string | null;
  userAgent: string;
  /** True for our own site, which has already checked whether the visitor may enter. */
  isSite: boolean;
  requestId: string;
};

/**
 * The client's address and country and the request's id. They are trusted only with the right site
 * key. Without it, the connection's own address counts and a new id is made.
 */
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
