import { expect, test } from "vitest";
import * as cookies from "./cookies.server.ts";
import { writeRemembered } from "./remember.server.ts";
import { sessionCookies } from "./session-cookies.server.ts";

const later = Date.now() + 60_000;
const partsOf = (line: string) => line.split("; ").slice(1);

test.each([
  ["session", () => cookies.writeSession("token", later)],
  ["preview", () => cookies.writePreviewPass("pass", later)],
  ["remember", () => writeRemembered({ token: "token", expiresAt: later })],
  [
    "device",
    async () => {
      const session = { token: "t", expiresAt: later, deviceToken: "d" } as never;
      return (await sessionCookies(session)).getSetCookie()[1]!;
    },
  ],
])(
  "the cookie %s is of this host, hidden from scripts and from other sites",
  async (name, write) => {
    const line = await write();
    expect(line.startsWith(`${name}=`)).toBe(true);
    expect(partsOf(line)).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
  },
);

test("a page's script may read the choice of a language, and other sites send none", async () => {
  const parts = partsOf(await cookies.languageCookie.serialize("es"));
  expect(parts).toEqual(expect.arrayContaining(["Path=/", "SameSite=Lax"]));
});
