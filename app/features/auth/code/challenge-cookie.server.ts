import { createCookie } from "@remix-run/node";

/** The open challenge of a login, kept for ten minutes and hidden from scripts. */
const cookie = createCookie("login-challenge", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 10 * 60,
});

export async function readChallenge(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value ? value : null;
}

export function writeChallenge(request: Request, id: string | null) {
  const secure = new URL(request.url).protocol === "https:";
  return cookie.serialize(id ?? "", { secure, ...(id === null && { maxAge: 0 }) });
}
