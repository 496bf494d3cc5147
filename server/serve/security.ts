import { LETTERS_STOP } from "#platform/contract/publishing/messages.ts";

type Answer = { isHttps: boolean; isFile: boolean };

/**
 * The headers of every answer to a browser; pages add their Content-Security-Policy themselves.
 * Headers that only a document uses are left out of files, where they would be a tenth of a small
 * one.
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

/** The site's own icons, parts of which pages show with <use>. */
const SPRITE = /^\/assets\/icons-[\w-]+\.svg$/;

/**
 * The policy of a drawing. Opened by itself it is a document on the brand's own address, so nothing
 * in it may run or fetch. The icons are not sandboxed, because browsers may not let a page use a
 * part of a sandboxed file.
 */
export function drawingPolicy(path: string): string {
  const own = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'";
  return SPRITE.test(path) ? own : `${own}; sandbox`;
}

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * True for the press on a mail program's own button, which its provider sends (RFC 8058). A browser says
 * where it comes from; here the address' pass is the permission, and no cookie is asked.
 */
function isMailsWrite({ url, headers }: Request): boolean {
  const isFromBrowser = headers.has("origin") || headers.has("sec-fetch-site");
  return new URL(url).pathname === LETTERS_STOP && !isFromBrowser && !headers.has("cookie");
}

/**
 * True when a write comes from our own page, or from a mail program that stops letters. Remix checks
 * neither resource routes nor fetches, and a Lax cookie alone does not stop a sibling host. A client
 * that sends neither header is not a browser.
 */
export function isOwnWrite(request: Request, publicOrigin: string): boolean {
  if (SAFE.includes(request.method)) return true;
  if (isMailsWrite(request)) return true;
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  return origin ? origin === publicOrigin : site === "same-origin";
}
