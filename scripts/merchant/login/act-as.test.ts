import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PERMISSIONS } from "#platform/contract/staff/roles.ts";
import { staffActions } from "#platform/store/schema/staff.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { commands } from "../commands.ts";
import { runCommand } from "../run-command.ts";
import { actAs } from "./act-as.ts";
import { forgetToken, keepToken, keptToken } from "./kept-token.ts";
import { permissionOf } from "./permission-of.ts";

const { parts, merchant, hired, store, clock } = await officeUnderTest();
const staff = { ...parts, staff: "os-user" };

test("a logged-in terminal acts as its person, within the person's grants", async () => {
  const { token } = await hired("risk", { name: "Nora" });
  const said: string[] = [];
  const say = { out: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  const type = (...words: string[]) =>
    runCommand(
      words,
      async () => ({ staff, close: async () => {} }),
      say,
      (one) => actAs(one, token, words),
    );
  expect(await type("finding", "close", merchant.code, "r1", "--reason", "a test")).toBe(1);
  expect(said[0]).toBe("Refused: unknown_finding");
  expect(await type("withdrawal", "list", merchant.code)).toBe(0);
  expect(await type("withdrawal", "pay", merchant.code, "W-1")).toBe(1);
  expect(said.at(-1)).toBe("Refused: no_permission");
  expect(await type("status", merchant.code, "blocked")).toBe(1);
  const nora = await actAs(staff, token, ["finding", "list", merchant.code]);
  expect(nora).toMatchObject({ staff: "Nora" });
  expect(nora.staffId).toMatch(/^\w{12}$/);
  const written = await store.inMerchant(merchant.code, (tx) => tx.select().from(staffActions));
  expect(written).toEqual([]);
  clock.advance(30 * 60_000);
  expect(await type("withdrawal", "list", merchant.code)).toBe(1);
  expect(said.at(-1)).toBe("Refused: not_logged_in");
});

test("without a login the terminal keeps the name of its user", async () => {
  expect(await actAs(staff, undefined, ["list"])).toBe(staff);
});

test("each form of each command asks for a permission that there is", () => {
  const forms = Object.values(commands)
    .flatMap(({ usage }) => usage)
    .filter((form) => !/^log(in|out)\b/.test(form));
  expect(forms.length).toBeGreaterThan(40);
  for (const form of forms) {
    const [command = "", first = "", second = "", ...rest] = form.replace(/\[.*$/, "").split(" ");
    for (const one of first.split("|"))
      for (const two of second.split("|")) {
        const { permission } = permissionOf([command, one, two, ...rest]);
        expect(PERMISSIONS).toContain(permission);
      }
  }
  expect(permissionOf(["member", "show", "alba", "ana"]).merchant).toBe("alba");
  expect(permissionOf(["setting", "alba", "list"]).merchant).toBe("alba");
  expect(permissionOf(["secret", "reseal"]).merchant).toBe("*");
  expect(permissionOf(["banner", "alba", "list"]).permission).toBe("banner.list");
  expect(() => permissionOf(["member", "constructor", "alba"])).toThrow("Nobody may");
  const disguised = ["withdrawal", "--reason", "list", "approve", "alba", "W-1"];
  expect(() => permissionOf(disguised)).toThrow("options come last");
});

test("the token is kept for this user of the machine alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "terminal-"));
  expect(keptToken(folder)).toBeUndefined();
  keepToken(folder, "secret");
  expect(keptToken(folder)).toBe("secret");
  expect(statSync(join(folder, "terminal-token")).mode & 0o777).toBe(0o600);
  forgetToken(folder);
  expect(keptToken(folder)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
