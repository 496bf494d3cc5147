import { expect, test } from "vitest";
import { freshMerchant, testClock, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { random } from "#tests/under-test/platform-under-test.ts";
import { STEPS, sealedMember } from "#tests/under-test/sealed-member.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { runCommand } from "../run-command.ts";
import { secretCommand } from "./secret.ts";

useOwnDatabase();

test("secret reseal counts what is left, seals it, and says when the other secret may go", async () => {
  const store = await testStore();
  const { code } = await freshMerchant().then(async (merchant) => {
    await sealedMember(merchant, STEPS.before);
    return merchant;
  });
  const parts = { store, clock: testClock(), random, staff: "eva", secrets: STEPS.changed };
  const openStaff = async () => ({ staff: parts, close: async () => {} });
  const [out, errors]: [string[], string[]] = [[], []];
  const say = { out: (line: string) => out.push(line), error: (line: string) => errors.push(line) };
  const type = (line: string) => runCommand(line.split(" "), openStaff, say);

  expect(await type("secret reseal --count")).toBe(1);
  expect(out).toContain(`${code}: 1 profiles left`);
  expect(errors.join()).toContain("rows are sealed with another secret than MASTER_SECRET.");
  expect(await type("secret reseal")).toBe(0);
  expect(out).toContain(`${code}: 1 profiles sealed anew`);
  expect(out.at(-1)).toContain("MASTER_SECRET_OTHER is not needed");
  expect(await type("secret reseal --count")).toBe(0);
});

test("a secret is read from the input and never shown, and an embedded vendor has none", async () => {
  const { staff, merchant } = await staffUnderTest();
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const run = (line: string, input: string) =>
    secretCommand(async () => input).run(line.split(" "), staff, say);
  const { code } = merchant;
  await run(`gateway ${code} dlocal`, "login-1\ntrans-2\nsecret-3\n");
  await run(`gateway ${code} trongrid`, "key-4\n");
  await run(`list ${code}`, "");
  expect(said.join()).toMatch(/gateway dlocal.*gateway trongrid/);
  expect(said.join()).not.toMatch(/login-1|trans-2|secret-3|key-4/);
  await run(`remove-gateway ${code} trongrid`, "");
  expect(said.at(-1)).toBe(`1 secrets of trongrid at ${code} are gone.`);
  const embedded = catalogueVendors[0]?.code;
  await expect(run(`vendor ${code} ${embedded}`, "x")).rejects.toThrow("is embedded");
});
