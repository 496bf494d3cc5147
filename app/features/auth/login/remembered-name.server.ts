import { createCookie } from "@remix-run/node";

/** Keeps only the user name, for one day and hidden from scripts. A password is never stored. */
const cookie = createCookie("login-name", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 60 * 60 * 24,
});

export async function readRememberedName(request: Request): Promise<string> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" ? value.slice(0, 64) : "";
}

export function writeRememberedName(request: Request, name: string | null) {
  const secure = new URL(request.url).protocol === "https:";
  return cookie.serialize(name ?? "", { secure, ...(name === null && { maxAge: 0 }) });
}
