import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { formatsFor } from "#app/ui/format/format.ts";
import { depositSchema } from "./deposit-schema.server.ts";

const card = { method: "CARD", amountMin: 500_000n, amountMax: 500_000_000n, isOpen: true };
const methods = [card, { ...card, method: "SPEI", isOpen: false }];
const { read } = formatsFor("es", {
  symbol: "P",
  decimals: 2,
  timeZone: "UTC",
  locales: {},
});
const schema = depositSchema(methods, read);
const good = { key: "6d0f5b0e-7c1f-4d7e-9a51-5d2f", method: "CARD", amount: "1,000" };

function parse(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseWithZod(form, { schema });
}
const errorsOf = (values: Record<string, string>) => {
  const submission = parse(values);
  return submission.status === "error" ? submission.error : undefined;
};

test("the amount arrives in ledger units", () => {
  const submission = parse(good);
  expect(submission.status === "success" && submission.value.amount).toBe(10_000_000n);
});
test.each([["49.99"], ["50000.01"]])("%s is outside the limits, which are named", (amount) =>
  expect(errorsOf({ ...good, amount })).toEqual({
    amount: ["amount_out_of_range?min=50.0000&max=50000.0000"],
  }),
);
test.each([["50"], ["50000"]])("the limit %s itself is within", (amount) =>
  expect(errorsOf({ ...good, amount })).toBeUndefined(),
);
test("a missing amount and an unreadable one have different errors", () => {
  expect(errorsOf({ ...good, amount: "" })).toEqual({ amount: ["amount_required"] });
  expect(errorsOf({ ...good, amount: "mil" })).toEqual({ amount: ["amount_invalid"] });
});
test("a method that is not offered is refused at its own field", () =>
  expect(errorsOf({ ...good, method: "GOLD" })).toEqual({ method: ["method_unavailable"] }));
test("a method outside its hours is refused at its own field", () =>
  expect(errorsOf({ ...good, method: "SPEI" })).toEqual({ method: ["method_closed"] }));
test("a key that the platform would refuse does not leave the site", () =>
  expect(errorsOf({ ...good, key: "x" })).toHaveProperty("key"));
