import { expect, test } from "vitest";
import { isOwnWrite, securityHeaders } from "./security.ts";

const own = "http://alba.localhost:3000";
const post = (headers: Record<string, string>) =>
  new Request(`${own}/login`, { method: "POST", headers });

test.each([
  [{ origin: own }, true],
  [{ origin: own, "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ origin: "http://noche.localhost:3000" }, false],
  [{ origin: own, "sec-fetch-site": "same-site" }, false],
  [{ origin: "null" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{}, false],
])("a write with %j is ours: %s", (headers, expected) => {
  expect(isOwnWrite(post(headers as Record<string, string>), own)).toBe(expected);
});

test("a mail program stops letters for its reader, and a browser from elsewhere does not", () => {
  const stop = (headers: Record<string, string>, path = "/letters/stop") =>
    isOwnWrite(new Request(`${own}${path}?pass=x`, { method: "POST", headers }), own);
  expect(stop({})).toBe(true);
  expect(stop({ origin: "https://evil.example" })).toBe(false);
  expect(stop({ "sec-fetch-site": "cross-site" })).toBe(false);
  expect(stop({ cookie: "session=x" })).toBe(false);
  for (const path of ["/letters", "/letters/stop.data", "/login"]) {
    expect([path, stop({}, path)]).toEqual([path, false]);
  }
});

test("reading is open to links from anywhere", () => {
  const headers = { "sec-fetch-site": "cross-site" };
  expect(isOwnWrite(new Request(own, { headers }), own)).toBe(true);
});

const OF_PAGES = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

test("every page has the headers that protect it", () => {
  expect(securityHeaders({ isHttps: false, isFile: false })).toEqual(OF_PAGES);
});

test("only https promises https, for a year and for every host below", () => {
  const year = { "strict-transport-security": "max-age=31536000; includeSubDomains" };
  expect(securityHeaders({ isHttps: true, isFile: false })).toEqual({ ...OF_PAGES, ...year });
  expect(securityHeaders({ isHttps: true, isFile: true })).toEqual({
    "x-content-type-options": "nosniff",
    ...year,
  });
});
