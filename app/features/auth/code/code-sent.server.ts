import { createCookie } from "@remix-run/node";
import { z } from "zod";

/** When and where a code was sent, so that a reload still knows how long to wait. */
const cookie = createCookie("code-sent", { path: "/", httpOnly: true, sameSite: "lax" });
const content = z.object({ purpose: z.string(), until: z.number(), sentTo: z.string() });

/**
 * `until` is when another code may be requested and `now` is the server's time, both in epoch
 * milliseconds.
 */
export type CodeSent = { until: number; now: number; sentTo: string };

export async function readCodeSent(
  request: Request,
  purpose: string,
  now = Date.now(),
): Promise<CodeSent | null> {
  const { success, data } = content.safeParse(await cookie.parse(request.headers.get("cookie")));
  if (!success || data.purpose !== purpose || data.until <= now) return null;
  return { until: data.until, now, sentTo: data.sentTo };
}

export function writeCodeSent(
  request: Request,
  purpose: string,
  { expiredMinutes, sentTo }: { expiredMinutes: number; sentTo: string },
  now = Date.now(),
) {
  const maxAge = expiredMinutes * 60;
  const secure = new URL(request.url).protocol === "https:";
  return cookie.serialize({ purpose, until: now + maxAge * 1000, sentTo }, { maxAge, secure });
}
