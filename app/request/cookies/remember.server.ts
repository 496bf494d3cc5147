import { createCookie, redirect } from "@remix-run/node";
import { rememberEnd, rememberStart, type Session } from "#platform/contract/members/auth.ts";
import type { Site } from "../site.server.ts";

const shared = { path: "/", sameSite: "lax" as const, httpOnly: true };
const remember = createCookie("remember", shared);

/** The token by which the platform lets this browser in again for a day. It changes at each use. */
export async function readRemembered(request: Request): Promise<string | undefined> {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes("remember=")) return undefined;
  const value: unknown = await remember.parse(cookies);
  return typeof value === "string" && value ? value : undefined;
}

export function writeRemembered(kept: { token: string; expiresAt: number }) {
  return remember.serialize(kept.token, { expires: new Date(kept.expiresAt) });
}

export function clearRemembered() {
  return remember.serialize("", { maxAge: 0 });
}

/** Remembers this browser after a login, or forgets it. A failure here does not fail the login. */
export async function rememberAfterLogin(
  site: Site,
  request: Request,
  { session, isWanted }: { session: Session; isWanted: boolean },
): Promise<string[]> {
  const former = await readRemembered(request);
  if (former) await site.ask(rememberEnd, { token: former }).catch(() => undefined);
  if (!isWanted) return former ? [await clearRemembered()] : [];
  const kept = await site.ask(rememberStart, {}, { token: session.token }).catch(() => null);
  return kept ? [await writeRemembered(kept)] : [];
}

/** Ends the browser's remember token and returns the cookie that clears it. */
export async function forgetRemembered(site: Site, request: Request): Promise<string[]> {
  const token = await readRemembered(request);
  if (!token) return [];
  await site.ask(rememberEnd, { token }).catch(() => undefined);
  return [await clearRemembered()];
}

/** Sends a remembered browser with an ended session to get a new one, and then back here. */
export async function resumeRemembered(site: Site, request: Request): Promise<void> {
  if (request.method !== "GET" || !(await readRemembered(request))) return;
  if (await site.member()) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login/resume?to=${encodeURIComponent(pathname + search)}`);
}
