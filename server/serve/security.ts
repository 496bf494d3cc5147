type Answer = { isHttps: boolean; isFile: boolean };

/**
 * What every answer to a browser carries; pages bring their Content-Security-Policy themselves. What
 * only a document heeds would be a tenth of a small picture or script.
 */
export function securityHeaders({ isHttps, isFile }: Answer): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(!isFile && {
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }),
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** The site's own signs, of which pages take parts with <use>. */
const SPRITE = /^\/assets\/icons-[\w-]+\.svg$/;

/**
 * The policy of a drawing, which is a document of the brand's own address when it is opened by
 * itself: nothing in it runs or fetches. Browsers do not promise that a page may take a part of
 * a sandboxed one.
 */
export function drawingPolicy(path: string): string {
  const own = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";
  return SPRITE.test(path) ? own : `${own}; sandbox`;
}

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a write comes from our own page. Remix checks neither resource routes nor fetches, and a
 * Lax cookie alone does not stop a sibling host. A client that tells nothing is no browser of ours.
 */
export function isOwnWrite(request: Request, publicOrigin: string): boolean {
  if (SAFE.includes(request.method)) return true;
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  return origin ? origin === publicOrigin : site === "same-origin";
}
