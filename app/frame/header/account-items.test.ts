import { expect, test } from "vitest";
import { accountItems } from "./account-items.ts";

const money = ["deposit", "withdraw", "transactionHistory", "bets"].map(
  (page) => `/member/${page}`,
);

test.each([
  ["member", ["/member/securityCenter", ...money, "/logout"]],
  ["agent", ["/member/securityCenter", "/agent", ...money, "/logout"]],
  ["trial", ["/logout"]],
] as const)("a %s is offered %j", (state, places) =>
  expect(accountItems(state, false).map(({ to }) => to)).toEqual(places),
);

test("purses are offered after the withdrawal, where a brand has any", () => {
  const places = accountItems("agent", true).map(({ to }) => to);
  expect(places.slice(3, 5)).toEqual(["/member/withdraw", "/member/transferFund"]);
  expect(accountItems("trial", true)).toHaveLength(1);
});
