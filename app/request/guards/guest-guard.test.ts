import { expect, test } from "vitest";
import { gatePath } from "./guest-guard.ts";

test.each([
  "/login",
  "/register",
  "/register.html",
  "/helpmc",
  "/helpmc/terms",
  "/download",
  "/down",
])("%s is open to everybody", (path) => expect(gatePath(path, "")).toBeNull());
test.each(["/preferences", "/i18n/es/common", "/robots.txt", "/LOGIN"])(
  "%s is no page to be kept",
  (path) => expect(gatePath(path, "?a=1")).toBeNull(),
);
test.each([
  ["/", "", "/login"],
  ["/rngList", "?vassalage=V1", "/login?to=%2FrngList%3Fvassalage%3DV1"],
  ["/loginx", "", "/login?to=%2Floginx"],
  ["/member/deposit", "", "/login?to=%2Fmember%2Fdeposit"],
  ["/help", "", "/helpmc"],
  ["/help/terms", "?q=a", "/helpmc/terms?q=a"],
])("%s%s leads to %s", (path, search, way) => expect(gatePath(path, search)).toBe(way));
