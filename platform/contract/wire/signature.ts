import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type SignedParts = {
  timestamp: string;
  nonce: string;
  method: string;
  path: string;
  body: string | Uint8Array;
};

/**
 * The signature of VW/1 (domain.md 1.2), also used by gateway webhooks. It is the lower-case hex
 * HMAC-SHA256 of timestamp, nonce, method, path and the body's SHA-256, joined by line feeds.
 */
export function sign(secret: string, parts: SignedParts): string {
  const bodyHash = createHash("sha256").update(parts.body).digest("hex");
  const canonical = [parts.timestamp, parts.nonce, parts.method, parts.path, bodyHash].join("\n");
  return createHmac("sha256", secret).update(canonical).digest("hex");
}

/** Compares in constant time with each active secret. There are two during a rotation. */
export function isSignedBy(secrets: readonly string[], parts: SignedParts, signature: string) {
  const given = Buffer.from(signature, "utf8");
  return secrets
    .map((secret) => Buffer.from(sign(secret, parts), "utf8"))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
}

/** The headers of a signed request. */
export function signedHeaders(vendorId: string, secret: string, parts: SignedParts) {
  return {
    "content-type": "application/json",
    "x-vendor-id": vendorId,
    "x-timestamp": parts.timestamp,
    "x-nonce": parts.nonce,
    "x-signature": sign(secret, parts),
  };
}
