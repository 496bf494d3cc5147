import { createCookie } from "@remix-run/node";
import type { Session } from "#platform/contract/members/auth.ts";
import { writeSession } from "./cookies.server.ts";

const DAYS = 30;
const shared = {
  path: "/",
  sameSite: "lax" as const,
  httpOnly: true,
  maxAge: DAYS * 24 * 60 * 60,
};
const plain = createCookie("device", shared);
const secure = createCookie("__Host-device", { ...shared, secure: true });

const cookieFor = (request: Request) =>
  new URL(request.url).protocol === "https:" ? secure : plain;

/** The id by which the platform recognises this browser; it grants no access by itself. */
export async function readDevice(request: Request): Promise<string | undefined> {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes("device=")) return undefined;
  const value: unknown = await cookieFor(request).parse(cookies);
  return typeof value === "string" && value ? value : undefined;
}

/** The cookies of a new session: its token and the browser's id. */
export async function sessionCookies(request: Request, session: Session): Promise<Headers> {
  const { token, expiresAt, deviceToken } = session;
  const headers = new Headers();
  headers.append("set-cookie", await writeSession(request, token, expiresAt));
  if (deviceToken) {
    headers.append("set-cookie", await cookieFor(request).serialize(deviceToken));
  }
  return headers;
}
