import { expect, test } from "vitest";
import { onwardPath } from "./onward-path.ts";

const here = new URLSearchParams("to=/member/bets&as=agent&way=sms&until=1&passkey=failed");

test("another way in leads to the same place by the same entrance, and to nothing else", () => {
  expect(onwardPath(here, "/forgot")).toBe("/forgot?to=%2Fmember%2Fbets&as=agent");
  expect(onwardPath(here, "", { way: "username" })).toBe(
    "?way=username&to=%2Fmember%2Fbets&as=agent",
  );
  expect(onwardPath(new URLSearchParams(), "/login")).toBe("/login");
});
