import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * By this pass staff see a merchant's closed site as it will open again: "<expiry>.<signature>",
 * made and read with the site's key.
 */
export function makePreviewPass(
  { merchant, expiresAt }: { merchant: string; expiresAt: number },
  siteKey: string,
): string {
  const expiry = expiresAt.toString(36);
  return `${expiry}.${signature(merchant, expiry, siteKey)}`;
}

/** When a pass of this merchant ends, or null for one that is wrong, another's or over. */
export function readPreviewPass(
  pass: string,
  { merchant, now }: { merchant: string; now: number },
  siteKey: string,
): number | null {
  const [, expiry = "", given = ""] = /^([0-9a-z]{6,12})\.([\w-]{43})$/.exec(pass) ?? [];
  const expected = Buffer.from(signature(merchant, expiry, siteKey));
  const signed = Buffer.from(given);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > now ? expiresAt : null;
}

function signature(merchant: string, expiry: string, siteKey: string): string {
  return createHmac("sha256", siteKey)
    .update(["preview-pass", merchant, expiry].join("\n"))
    .digest("base64url");
}
