import { expect, test } from "vitest";
import { bannerTarget } from "./banner-target.ts";

const of = (linkageType: Parameters<typeof bannerTarget>[0]["linkageType"], target: string) =>
  bannerTarget({ linkageType, linkageTarget: target });

test("a banner leads to its game, promotion, page or outside", () => {
  expect(of("GAME", "pinata-real")).toEqual({ to: "/game?gameCode=pinata-real" });
  expect(of("PROMOTION", "abc")).toEqual({ to: "/promoDetail?id=abc" });
  expect(of("PAGE", "/hot")).toEqual({ to: "/hot" });
  expect(of("URL", "https://a.example/")).toEqual({
    to: "https://a.example/",
    target: "_blank",
    rel: "noopener",
  });
});

test("what is unsafe or unsaid leads nowhere", () => {
  expect(of("URL", "javascript:alert(1)")).toBeNull();
  expect(of("PAGE", "//evil.example")).toBeNull();
  expect(of(null, "/hot")).toBeNull();
  expect(bannerTarget({ linkageType: "GAME", linkageTarget: null })).toBeNull();
});
