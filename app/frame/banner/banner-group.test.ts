import { expect, test } from "vitest";
import { BANNER_GROUPS } from "#platform/contract/publishing/banners.ts";
import { bannerGroupOf } from "./banner-group.ts";

test.each([
  ["/", "w_home"],
  ["/rng", "w_rng"],
  ["/live", "w_live"],
  ["/fish", "w_fish"],
  ["/pvp", "w_pvp"],
  ["/sports", "w_sports"],
  ["/esports", "w_esports"],
  ["/elott", "w_lott"],
  ["/down", "w_down"],
  ["/promotions", "w_promotion"],
  ["/pointMall", "w_shop"],
  ["/help", "w_help"],
  ["/login", "w_login"],
  ["/register", "w_reg"],
])("%s shows %s", (path, group) => expect(bannerGroupOf(path)).toBe(group));

test("a slash at the end is the same page", () => expect(bannerGroupOf("/rng/")).toBe("w_rng"));

test.each(["/hot", "/rngList", "/help/terms", "/constructor", "/lott", ""])(
  "%s shows none",
  (path) => expect(bannerGroupOf(path)).toBeUndefined(),
);

test("every group has a path", () => {
  const paths = ["", "rng", "live", "fish", "pvp", "sports", "esports", "elott", "down"];
  const more = ["promotions", "pointMall", "help", "login", "register"];
  const found = [...paths, ...more].map((path) => bannerGroupOf(`/${path}`));
  expect(new Set(found)).toEqual(new Set(BANNER_GROUPS));
});
