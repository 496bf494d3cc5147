import { expect, test } from "vitest";
import { malformedStatus } from "./malformed.ts";

const asked = (...hosts: string[]) => ({
  method: "GET",
  rawHeaders: ["Accept", "*/*", ...hosts.flatMap((host) => ["Host", host])],
});

test.each(["alba.localhost:3000", "127.0.0.1:3001", "[::1]:3000", "play.example.", "xn--a-1.mx"])(
  "the host %s is sound",
  (host) => expect(malformedStatus(asked(host))).toBeNull(),
);

test.each([
  "",
  "alba.localhost/x",
  "alba.localhost@evil.example",
  "alba.localhost:3000, evil.example",
  "alba.localhost:port",
  "al ba.localhost",
  "álba.localhost",
  "alba.localhost#x",
  "-alba.localhost",
  "[::1",
])("the host %j is refused", (host) => expect(malformedStatus(asked(host))).toBe(400));

test("two host headers are refused, and none as well", () => {
  expect(malformedStatus(asked("alba.localhost", "alba.localhost"))).toBe(400);
  expect(malformedStatus(asked())).toBe(400);
});

test.each(["TRACE", "TRACK"])("%s is no method here", (method) => {
  expect(malformedStatus({ ...asked("alba.localhost"), method })).toBe(405);
});
