import { expect, test } from "vitest";
import { routeKind } from "./route-kind.ts";

const hosts = {
  office: "office.localhost",
  vendors: new Set(["studio.localhost"]),
  gatewayPaths: new Set(["/platform/cashier/webhooks/dlocal"]),
};

test.each([
  ["alba.localhost", "/", "page"],
  ["alba.localhost", "/games/slots/42", "page"],
  ["alba.localhost", "/games/slots/42.data", "data"],
  ["alba.localhost", "/assets/a.js", "file"],
  ["alba.localhost", "/live-events", "live"],
  ["alba.localhost", "/ready", "health"],
  ["alba.localhost", "/platform/games/list", "platform"],
  ["alba.localhost", "/platform/live", "live"],
  ["alba.localhost", "/platform/cashier/webhooks/dlocal", "gateway"],
  ["alba.localhost", "/vendor/v1/bet", "wallet"],
  ["studio.localhost", "/play/handle", "vendor"],
  ["office.localhost", "/login", "office"],
])("%s%s is %s", (host, path, kind) => {
  expect(routeKind(host, path, hosts)).toBe(kind);
});
