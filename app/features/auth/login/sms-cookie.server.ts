import { createCookie } from "@remix-run/node";
import { z } from "zod";

/** The recipient of a code and when the next may be requested, so that a reload keeps both. */
const cookie = createCookie("login-sms", {
  // A page asks for its data below another path than its own.
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 60 * 10,
});

const shape = z.object({ code: z.string().max(8), number: z.string().max(40), until: z.number() });
export type SmsSent = z.infer<typeof shape>;

export async function readSmsSent(request: Request): Promise<SmsSent | null> {
  const read = shape.safeParse(await cookie.parse(request.headers.get("cookie")));
  return read.success ? read.data : null;
}

export function writeSmsSent(request: Request, sent: SmsSent | null) {
  const secure = new URL(request.url).protocol === "https:";
  return cookie.serialize(sent ?? "", { secure, ...(sent === null && { maxAge: 0 }) });
}
