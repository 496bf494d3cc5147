import { expect, test } from "vitest";
import { NASTY_TARGETS } from "#tests/attacks/nasty-targets.ts";
import { safePath } from "./redirects.ts";

test.each([
  ["/member/deposit?x=1#top", "/member/deposit?x=1#top"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/\t/evil.example", "/"],
  [null, "/"],
])("%s leads to %s", (given, expected) => expect(safePath(given)).toBe(expected));

test.each(NASTY_TARGETS)("%j leads nowhere else", (nasty) => {
  const { origin } = new URL(safePath(nasty), "http://alba.localhost");
  expect(origin).toBe("http://alba.localhost");
});
