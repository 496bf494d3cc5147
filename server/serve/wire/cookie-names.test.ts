import { expect, test } from "vitest";
import { plainCookies, securedCookie } from "./cookie-names.ts";

test.each([
  ["session=a; Path=/; HttpOnly", "__Host-session=a; Path=/; HttpOnly; Secure"],
  ["lang=es; Max-Age=9; Path=/; Secure", "__Host-lang=es; Max-Age=9; Path=/; Secure"],
  ["kept-form=a; Path=/member", "__Secure-kept-form=a; Path=/member; Secure"],
  ["x=a; Domain=play.example; Path=/", "__Secure-x=a; Domain=play.example; Path=/; Secure"],
  ["x=a", "__Secure-x=a; Secure"],
])("%s is sent as %s", (line, sent) => expect(securedCookie(line)).toBe(sent));

test("of a browser's cookies only those with a prefix are read", () => {
  expect(plainCookies("__Host-session=a; lang=en; __Secure-kept-form=b=c")).toBe(
    "session=a; kept-form=b=c",
  );
  expect(plainCookies("session=planted")).toBe("");
});
