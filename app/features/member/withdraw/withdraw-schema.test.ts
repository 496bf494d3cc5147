import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { fromDecimal } from "#platform/contract/wire/written-money.ts";
import { reviewSchema } from "./withdraw-schema.server.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;
const standing = {
  amountMin: units(100),
  amountMax: units(10_000),
  withdrawable: units(600),
  sumPerDayMax: units(800),
  sumPerDayLeft: units(700),
};
const account = { kind: "clabe", label: "Mi banco", numberEnd: "9719", createdAt: 0 } as const;
const accounts = [
  { ...account, id: "ready", usableAt: 1_000, isUsable: true },
  { ...account, id: "fresh", usableAt: 2_000, isUsable: false },
];
const read = (typed: string) => fromDecimal(typed);

const review = (form: Record<string, string>) =>
  parseWithZod(new URLSearchParams(form), { schema: reviewSchema(standing, accounts, read) });
const errorsOf = (form: Record<string, string>) => review(form).reply().error;

test("a review shows the chosen account and the amount in units", () => {
  expect(review({ accountId: "ready", amount: "600.00" })).toMatchObject({
    status: "success",
    value: { accountId: accounts[0], amount: units(600) },
  });
});

test("only an own account whose wait is over can be reviewed", () => {
  expect(errorsOf({ amount: "100" })).toEqual({ accountId: ["account_required"] });
  const strange = errorsOf({ accountId: "other", amount: "100" });
  expect(strange).toEqual({ accountId: ["unknown_payout_account"] });
  const fresh = errorsOf({ accountId: "fresh", amount: "100" });
  expect(fresh).toEqual({ accountId: ["payout_account_waiting?usableAt=2000"] });
});

test("an amount that cannot leave now is reported at its field before the review", () => {
  const at = (amount: string) => errorsOf({ accountId: "ready", amount })?.amount;
  expect(at("abc")).toEqual(["amount_invalid"]);
  expect(at("99.99")).toEqual(["amount_out_of_range?min=100.0000&max=10000.0000"]);
  expect(at("701")).toEqual(["daily_sum_reached?max=800.0000&left=700.0000"]);
  expect(at("601")).toEqual(["amount_locked?withdrawable=600.0000"]);
});
