import { expect, test } from "vitest";
import { accountItems } from "./account-items.ts";

const money = ["deposit", "withdraw", "transactionHistory", "bets"].map(
  (page) => `/member/${page}`,
);

test.each([
  ["member", ["/member/securityCenter", ...money, "/logout"]],
  ["agent", [...money, "/logout"]],
  ["trial", ["/logout"]],
] as const)("a %s is offered %j", (state, places) =>
  expect(accountItems(state).map(({ to }) => to)).toEqual(places),
);
