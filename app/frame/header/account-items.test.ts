import { expect, test } from "vitest";
import { accountItems } from "./account-items.ts";

test.each([
  ["member", ["/member/securityCenter", "/member/deposit", "/member/bets", "/logout"]],
  ["agent", ["/member/deposit", "/member/bets", "/logout"]],
  ["trial", ["/logout"]],
] as const)("a %s is offered %j", (state, places) =>
  expect(accountItems(state).map(({ to }) => to)).toEqual(places),
);
