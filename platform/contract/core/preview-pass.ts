import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Makes the pass with which staff preview a merchant's closed site. Its form is
 * "<expiry>.<signature>", signed with the site's key.
 */
export function makePreviewPass(
  { merchant, expiresAt }: { merchant: string; expiresAt: number },
  siteKey: string,
): string {
  const expiry = expiresAt.toString(36);
  return `${expiry}.${signature(merchant, expiry, siteKey)}`;
}

/**
 * The expiry of this merchant's pass, signed with any of the keys. Null when the pass is wrong,
 * expired or another merchant's.
 */
export function readPreviewPass(
  pass: string,
  { merchant, now }: { merchant: string; now: number },
  siteKeys: readonly string[],
): number | null {
  const [, expiry = "", given = ""] = /^([0-9a-z]{6,12})\.([\w-]{43})$/.exec(pass) ?? [];
  const signed = Buffer.from(given);
  const isSigned = siteKeys.some((siteKey) => {
    const expected = Buffer.from(signature(merchant, expiry, siteKey));
    return signed.length === expected.length && timingSafeEqual(signed, expected);
  });
  if (!isSigned) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > now ? expiresAt : null;
}

function signature(merchant: string, expiry: string, siteKey: string): string {
  return createHmac("sha256", siteKey)
    .update(["preview-pass", merchant, expiry].join("\n"))
    .digest("base64url");
}
