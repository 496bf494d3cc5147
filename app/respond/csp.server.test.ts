import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.server.ts";

function directives(origins: string[]): Map<string, string> {
  const context = { frameOrigins: origins, payOrigins: origins } as unknown as AppLoadContext;
  const policy = contentSecurityPolicy(["'nonce-n'"], context, {
    ownOrigins: origins,
    launchCdns: origins,
    vendorFrames: origins,
    pictures: origins,
  });
  return new Map(
    policy.split(";").map((one) => {
      const [name = "", ...sources] = one.trim().split(/\s+/);
      return [name, sources.join(" ")];
    }),
  );
}

test("origins stand where they are asked, with their ports", () => {
  const policy = directives(["https://games.example.org", "http://127.0.0.1:3000"]);
  const both = "https://games.example.org http://127.0.0.1:3000";
  expect(policy.get("frame-src")).toBe(`'self' ${both} ${both} ${both}`);
  expect(policy.get("img-src")).toBe(`'self' ${both} data:`);
  expect(policy.get("form-action")).toBe(`'self' ${both}`);
  expect(policy.get("connect-src")).toContain(`'self' ${both}`);
});

test.each([
  "https://a.com;\tscript-src-elem\t*.evil.net",
  "https://a.com; script-src *",
  "https://a.com *",
  "https://a.com\n*",
  "https://*.com",
  "https://a.com,https://b.com",
  "https://a.com/games",
  "https:",
  "*",
  "data:",
  "'unsafe-inline'",
])("what is more than an origin is left out: %j", (strange) => {
  expect(directives([strange])).toEqual(directives([]));
});

test("a page runs and loads nothing but what is listed", () => {
  const fixed = Object.fromEntries(directives([]));
  expect(fixed).toMatchObject({
    "default-src": "'self'",
    "script-src": "'self' 'nonce-n'",
    "img-src": "'self' data:",
    "frame-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'self'",
    "object-src": "'none'",
  });
});
