import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

const paid = { amount: "5.00", contract: "c1", contractKind: "daily", period: "daily:2026-11-20" };

test("a message of a salary leads to its statement, in the centre of its reader", () => {
  const item = { kind: "salaryPaid", details: paid } as const;
  expect(placeOf(item, true)).toBe("/agent/agentDailyWages2/daily%3A2026-11-20/c1");
  expect(placeOf(item, false)).toBe("/member/contracts/c1/daily%3A2026-11-20");
});

test("a message about a contract leads to the contract, also where it names no statement", () => {
  const answered = { contract: "c1", contractKind: "daily", act: "accept", account: "norte" };
  expect(placeOf({ kind: "contractAnswered", details: answered }, true)).toBe(
    "/agent/contracts/c1",
  );
  const old = { amount: "5.00", contract: "c1" };
  expect(placeOf({ kind: "salaryPaid", details: old }, false)).toBe("/member/contracts/c1");
});
