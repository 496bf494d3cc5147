import { expect, test } from "vitest";
import { freshMerchant, testClock, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { STEPS, sealedMember } from "#tests/under-test/people/sealed-member.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";

useOwnDatabase();

test("secret reseal counts what is left, seals it, and fails as long as anything is left", async () => {
  const merchant = await freshMerchant();
  await sealedMember(merchant, STEPS.before);
  const parts = { store: await testStore(), clock: testClock(), secrets: STEPS.changed };
  const { errors, printed, typeAs } = terminalUnderTest(parts);
  const type = typeAs("eva");
  const counted = new RegExp(`^ +${merchant.code} +profiles +0 +1 +0$`, "m");
  const sealed = new RegExp(`^ +${merchant.code} +profiles +1 +0 +0$`, "m");

  expect(await type("secret reseal --count")).toBe(1);
  expect(printed().join("\n")).toMatch(counted);
  expect(await type("secret reseal --count --json")).toBe(1);
  expect(JSON.parse(printed().join(""))).toMatchObject({ left: expect.any(Number) });
  expect(await type("secret reseal")).toBe(0);
  expect(printed().join("\n")).toMatch(sealed);
  expect(await type("secret reseal --count")).toBe(0);
  expect(printed()[0]).toMatch(/^left +0$/);
  expect(errors).toEqual([]);
});
