import { createHash, timingSafeEqual } from "node:crypto";
import type { Keys } from "../../core/context.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import { bothKeys } from "../../core/seal/both-keys.ts";
import { visitorOf } from "./visitor-of.ts";

const NO_PROXIES = { hops: 0 };

/** What a request says about its sender, as far as it is trusted. */
export type RequestCaller = {
  clientAddress: string;
  /** As named by the site or by a trusted proxy; ISO 3166. */
  clientCountry: string | null;
  userAgent: string;
  /** True for our own site, which has already checked whether the visitor may enter. */
  isSite: boolean;
  requestId: string;
};

/**
 * The client's address and country and the request's id. With the right site key they are the ones
 * that the site names. Every other caller has those of its connection, read as the site reads its
 * visitors' (proxies included), and a new id.
 */
export function callerOf(
  headers: Headers,
  connection: string | undefined,
  parts: Pick<PlatformParts, "secrets" | "random" | "proxies">,
): RequestCaller {
  const given = headers.get("x-site-key") ?? "";
  const isSite = bothKeys<Keys>(parts.secrets).some(({ siteKey }) => isSame(given, siteKey));
  const direct = visitorOf(headers, connection ?? "unknown", parts.proxies ?? NO_PROXIES);
  const address = isSite ? headers.get("x-client-address") : null;
  const country = isSite ? headers.get("x-client-country") : direct.clientCountry;
  const agent = headers.get(isSite ? "x-client-agent" : "user-agent");
  const id = isSite ? headers.get("x-request-id") : null;
  return {
    isSite,
    clientCountry: country && /^[A-Z0-9]{2}$/.test(country) ? country : null,
    userAgent: (agent ?? "").slice(0, 300),
    clientAddress: (address ?? direct.clientAddress).slice(0, 64),
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
