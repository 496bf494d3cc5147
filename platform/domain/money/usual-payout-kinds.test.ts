import { expect, test } from "vitest";
import { usualPayoutKinds } from "./usual-payout-kinds.ts";

test.each([
  ["MXN", "clabe"],
  ["PEN", "cci"],
  ["ARS", "cbu"],
  ["EUR", "iban"],
  ["CHF", "card"],
])("where money is counted in %s a %s comes first", (currency, kind) =>
  expect(usualPayoutKinds(currency)[0]).toBe(kind),
);
