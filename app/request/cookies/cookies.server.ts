import { createCookie } from "@remix-run/node";
import { readPreviewPass } from "#platform/contract/core/preview-pass.ts";

const year = 60 * 60 * 24 * 365;
const shared = { path: "/", sameSite: "lax" as const };

export const languageCookie = createCookie("lang", { ...shared, maxAge: year });
export const themeCookie = createCookie("theme", { ...shared, maxAge: year });
export const hiddenBalanceCookie = createCookie("hidden-balance", { ...shared, maxAge: year });

const session = createCookie("session", { ...shared, httpOnly: true });

/** The platform's session token lives in this cookie and nowhere else. */
export async function readSession(request: Request): Promise<string | undefined> {
  const value: unknown = await session.parse(request.headers.get("cookie"));
  return typeof value === "string" && value ? value : undefined;
}

export function writeSession(token: string, expiresAt: number) {
  return session.serialize(token, { expires: new Date(expiresAt) });
}

export function clearSession() {
  return session.serialize("", { maxAge: 0 });
}

const preview = createCookie("preview", { ...shared, httpOnly: true });

/** True when the browser holds a valid preview pass of this merchant's staff. */
export async function holdsPreviewPass(
  request: Request,
  merchant: string,
  siteKeys: readonly string[],
): Promise<boolean> {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes("preview=")) return false;
  const pass: unknown = await preview.parse(cookies);
  const now = Date.now();
  return typeof pass === "string" && readPreviewPass(pass, { merchant, now }, siteKeys) !== null;
}

export function writePreviewPass(pass: string, expiresAt: number) {
  return preview.serialize(pass, { expires: new Date(expiresAt) });
}
