import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "#tests/under-test/cashier-under-test.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { runCommand } from "../../run-command.ts";

test("a transfer is listed, shown, asked about, credited; and a credit is made by hand", async () => {
  const { under, deposit: open } = await cashierUnderTest();
  const { deposit } = await open(5_000_000n, "key-terminal-1", "SPEI");
  const { reference } = deposit;
  const store = await testStore();
  const staff = { store, clock: under.clock, random, secrets: SECRETS, staff: "eva" };
  const [out, errors]: [string[], string[]] = [[], []];
  const said = {
    out: (line: string) => out.push(line),
    error: (line: string) => errors.push(line),
  };
  const openStaff = async () => ({ staff, close: async () => {} });
  const type = (act: string, rest = "") =>
    runCommand(
      ["deposit", act, under.merchant.code, ...rest.split(" ").filter(Boolean)],
      openStaff,
      said,
    );
  expect(await type("list", "--all")).toBe(0);
  expect(out.at(-1)).toMatch(
    new RegExp(`^${reference}  .* WAITING_PAYMENT +500.00  SPEI    \\d{6}  pagadora1$`),
  );
  expect(await type("show", reference)).toBe(0);
  expect(await type("ask", reference)).toBe(1);
  expect(await type("approve", `${reference} --amount much`)).toBe(1);
  expect(await type("pay", reference)).toBe(1);
  expect(errors.filter((line) => !line.startsWith("npm"))).toEqual([
    "Refused: unknown_reason (reason)",
    "much is no amount such as 900 or 900.50.",
    'A deposit cannot be "pay".',
  ]);
  expect(await type("approve", `${reference} --amount 480`)).toBe(0);
  expect(out.at(-1)).toBe(`${reference} is credited with 480.00.`);
  expect(await type("credit", "--user pagadora1 --amount 250")).toBe(0);
  expect(out.at(-1)).toMatch(/^pagadora1 was credited 250\.00, D-.{9}\.$/);
  expect(await type("credit", "--user pagadora1 --amount 25000")).toBe(0);
  const [, id = ""] = /needs a second yes: approval yes \w+ (\w+)$/.exec(out.at(-1) ?? "") ?? [];
  const decide = (by: string, act: string, ...rest: string[]) =>
    runCommand(
      ["approval", act, under.merchant.code, ...rest],
      async () => ({ staff: { ...staff, staff: by }, close: async () => {} }),
      said,
    );
  expect(await decide("leo", "list")).toBe(0);
  expect(out.at(-1)).toMatch(new RegExp(`^${id} .* creditByHand .*by eva .*"amount":"25000.00"`));
  expect(await decide("eva", "yes", id)).toBe(1);
  expect(errors.at(-1)).toBe("Refused: second_pair_of_eyes");
  expect(await decide("leo", "yes", id)).toBe(0);
  expect(out.at(-1)).toBe(`${id} is done.`);
  expect(await decide("leo", "no", id)).toBe(1);
  expect(errors.at(-1)).toBe("Refused: approval_over");
});
