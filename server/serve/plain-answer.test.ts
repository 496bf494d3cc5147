import { expect, test } from "vitest";
import { plainAnswer } from "./plain-answer.ts";

test("a plain answer is light or dark as the visitor's system is", async () => {
  expect(await plainAnswer(500).text()).toContain(
    '<meta name="color-scheme" content="light dark">',
  );
});

test("a plain answer runs nothing, is framed by nobody and is kept nowhere", async () => {
  const { status, headers } = plainAnswer(404, "AB12");
  expect(status).toBe(404);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("cache-control")).toBe("no-store");
});
