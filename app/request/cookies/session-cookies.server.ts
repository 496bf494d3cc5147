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
const device = createCookie("device", shared);

/** The id by which the platform recognises this browser; it grants no access by itself. */
export async function readDevice(request: Request): Promise<string | undefined> {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes("device=")) return undefined;
  const value: unknown = await device.parse(cookies);
  return typeof value === "string" && value ? value : undefined;
}

/** The cookies of a new session: its token and the browser's id. */
export async function sessionCookies(session: Session): Promise<Headers> {
  const { token, expiresAt, deviceToken } = session;
  const headers = new Headers();
  headers.append("set-cookie", await writeSession(token, expiresAt));
  if (deviceToken) {
    headers.append("set-cookie", await device.serialize(deviceToken));
  }
  return headers;
}
