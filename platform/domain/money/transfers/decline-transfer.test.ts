import { expect, test } from "vitest";
import { whyNotDecline } from "./decline-transfer.ts";

const createdAt = new Date("2026-03-01T12:00:00Z");
const received = { amount: 500n, createdAt, declinedAt: null, balance: 500n, isUnplayed: true };
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const DAY_MS = 86_400_000;

test.each([
  [{}, DAY_MS - 1, null],
  [{}, DAY_MS, "transfer_late"],
  [{ balance: 499n }, 0, "transfer_spent"],
  [{ isUnplayed: false }, 0, "transfer_spent"],
])("with %o after %d ms: %s", (over, ms, why) => {
  expect(whyNotDecline({ ...received, ...over }, after(ms))).toBe(why);
});
