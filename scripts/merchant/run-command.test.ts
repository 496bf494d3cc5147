import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { merchantHosts } from "#platform/store/schema/merchant.ts";
import { workRuns } from "#platform/store/schema/work.ts";
import { freshMember, testStore } from "#tests/support/database.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { runCommand } from "./run-command.ts";

async function terminal() {
  const { staff, merchant } = await staffUnderTest();
  const [out, errors]: [string[], string[]] = [[], []];
  const said = {
    out: (line: string) => out.push(line),
    error: (line: string) => errors.push(line),
  };
  const openStaff = async () => ({ staff, close: async () => {} });
  const type = (line: string) => runCommand(line.split(" "), openStaff, said);
  return { merchant, code: merchant.code, out, errors, type };
}

test("a status is switched and seen in the list", async () => {
  const { code, out, errors, type } = await terminal();
  expect(await type(`status ${code} maintenance`)).toBe(0);
  expect(out).toEqual([`${code} is maintenance.`]);
  expect(await type("list")).toBe(0);
  expect(out.find((line) => line.startsWith(`${code} `))).toContain("maintenance");
  expect(errors).toEqual([]);
});

test("what cannot be read is said in one line, with the way to call it", async () => {
  const { code, errors, type } = await terminal();
  expect(await type(`status ${code} sleeping`)).toBe(1);
  expect(errors[0]).toBe("The status is one of open, maintenance, blocked.");
  expect(errors[1]).toMatch(/^npm run merchant -- status <merchant>/);
});

test("what the database refuses is named without the values of the statement", async () => {
  const errors: string[] = [];
  const said = { out: () => {}, error: (line: string) => errors.push(line) };
  const cause = Object.assign(new pg.DatabaseError("(ana@example.com) exists", 0, "error"), {
    code: "23505",
    constraint: "members_email",
    table: "members",
  });
  const failing = (error: Error) => runCommand(["list"], () => Promise.reject(error), said);
  expect(await failing(cause)).toBe(1);
  expect(await failing(new DrizzleQueryError("insert", ["ana@example.com"], cause))).toBe(1);
  const line = "The database refused a statement: 23505 (members_email, members)";
  expect(errors).toEqual([line, line]);
});

test("an unknown merchant and an unknown word are refused", async () => {
  const { errors, out, type } = await terminal();
  expect(await type("status nobody open")).toBe(1);
  expect(errors).toEqual(["Refused: unknown_merchant"]);
  expect(await type("dance")).toBe(1);
  expect(out.length).toBeGreaterThan(1);
});

test("a banner is published with its schedule, listed and withdrawn", async () => {
  const { code, out, errors, type } = await terminal();
  const words = "--es |Feria||";
  expect(
    await type(`banner ${code} publish feria --group w_rng ${words} --to 2026-12-01T06:00Z`),
  ).toBe(0);
  expect(await type(`banner ${code} withdraw feria`)).toBe(0);
  expect(await type(`banner ${code} list`)).toBe(0);
  expect(out.at(-1)).toMatch(/^w_rng +feria +withdrawn +Feria$/);
  expect(await type(`banner ${code} publish otra --group w_rng --es |x|| --from tomorrow`)).toBe(1);
  expect(errors[0]).toContain("such as 2026-12-01T06:00Z");
});

test("a preview link is made for each host of the merchant, and ends by itself", async () => {
  const { code, out, errors, type } = await terminal();
  const { db } = await testStore();
  await db.insert(merchantHosts).values({ host: `${code}.test`, merchant: code });
  expect(await type(`preview ${code} --hours 2`)).toBe(0);
  expect(out.at(-1)).toMatch(new RegExp(`^http://${code}\\.test:\\d+/preview\\?pass=[\\w.-]+$`));
  expect(await type(`preview ${code} --hours 900`)).toBe(1);
  expect(errors[0]).toContain("at most 72 hours");
  expect(await type("preview nobody")).toBe(1);
});

test("a notice is published, listed and withdrawn", async () => {
  const { code, out, errors, type } = await terminal();
  const publish = `notice ${code} publish feria --for A --es Feria|<p>Hoy</p>`;
  expect(await type(publish)).toBe(0);
  expect(await type(`notice ${code} list`)).toBe(0);
  expect(out.at(-1)).toMatch(/^feria +published +PU,B for A +Feria$/);
  expect(await type(`notice ${code} withdraw feria`)).toBe(0);
  expect(await type(`${publish} --types moon`)).toBe(1);
  expect(errors).toEqual(["Refused: invalid_notice (types.0)"]);
});

test("a region is closed and opened again", async () => {
  const { code, out, errors, type } = await terminal();
  expect(await type(`region ${code} block --countries US,FR`)).toBe(0);
  expect(await type(`region ${code} open`)).toBe(0);
  expect(out).toEqual([`${code} is closed to these alone.`, `${code} is closed nowhere.`]);
  expect(await type(`region ${code} block`)).toBe(1);
  expect(errors[0]).toBe("Say where it is closed, or open it.");
});

test("a field is asked, by an expression of the merchant's own, and no more", async () => {
  const { code, out, errors, type } = await terminal();
  expect(await type(`field ${code} idNumber on --required yes --expression [A-Z]{4}[0-9]{6}`)).toBe(
    0,
  );
  expect(await type(`field ${code} password on --min 10`)).toBe(0);
  expect(await type(`field ${code} idNumber default`)).toBe(0);
  expect(out).toEqual([
    `${code} asks idNumber: on.`,
    `${code} asks password: on.`,
    `${code} asks idNumber: default.`,
  ]);
  expect(await type(`field ${code} idNumber on --expression (`)).toBe(1);
  expect(await type(`field ${code} idNumber`)).toBe(1);
  expect(errors.slice(0, 2)).toEqual([
    "Refused: invalid_field (acceptedPattern)",
    "Say which field is on, off or as by default.",
  ]);
});

test("a member is shown, given a password and blocked, and an act nobody knows is refused", async () => {
  const { merchant, code, out, errors, type } = await terminal();
  const { username } = await freshMember(merchant);
  expect(await type(`member password ${code} ${username}`)).toBe(0);
  expect(out[0]).toMatch(new RegExp(`^The password of ${username} is [2-9a-z-]{14}$`));
  expect(await type(`member show ${code} ${username}`)).toBe(0);
  expect(out).toContain("password          given");
  expect(await type(`member block ${code} ${username} --reason asked`)).toBe(0);
  expect(out.at(-1)).toBe(`${username} is blocked.`);
  expect(await type(`member unblock ${code} ${username}`)).toBe(1);
  expect(await type(`member show ${code} nadie`)).toBe(1);
  expect(await type(`member praise ${code} ${username}`)).toBe(1);
  expect(errors).toEqual(
    expect.arrayContaining([
      "--reason is missing: the audit keeps why.",
      "Refused: unknown_member",
      'A member cannot be "praise".',
    ]),
  );
});

test("a flag and a limit are set, listed with where they come from, and taken back", async () => {
  const { code, out, errors, type } = await terminal();
  expect(await type(`flag ${code} FREEPLAY3 on`)).toBe(0);
  expect(await type(`flag ${code} FREEPLAY3 default`)).toBe(0);
  expect(await type(`setting ${code} withdrawals.amountMin 150.00`)).toBe(0);
  expect(await type(`setting ${code} withdrawals.amountMin default`)).toBe(0);
  expect(out.map((line) => line.replaceAll(/ {2,}/g, "  "))).toEqual([
    "FREEPLAY3  on",
    "FREEPLAY3  not said: as the brand has it",
    "withdrawals.amountMin  150.00  merchant; without it 100.00",
    "withdrawals.amountMin  100.00  default",
  ]);
  expect(await type(`setting ${code} list`)).toBe(0);
  expect(out.length).toBeGreaterThan(20);
  expect(await type(`setting ${code} withdrawals.amountMin nothing`)).toBe(1);
  expect(await type(`flag ${code} FREEPLAY3 perhaps`)).toBe(1);
  expect(errors.slice(0, 2)).toEqual([
    "Refused: invalid_setting (withdrawals.amountMin)",
    "A flag is on, off or default.",
  ]);
});

test("the terms say since when, by which member of staff, and what changed", async () => {
  const { code, out, errors, type } = await terminal();
  const lines = async (line: string) => {
    out.length = 0;
    expect([line, await type(line), errors]).toEqual([line, 0, []]);
    return [...out];
  };
  expect(await lines(`terms ${code} withdrawals`)).toEqual(["version 1: never changed"]);
  await lines(`setting ${code} withdrawals.amountMin 150.00`);
  await lines(`setting ${code} withdrawals.perDay 5`);
  const all = await lines(`terms ${code}`);
  expect(all[0]).toMatch(/^withdrawals +version 3 since \S+Z by eva$/);
  expect(all.at(-1)).toMatch(/^affiliate +version 1 since \S+Z by platform$/);
  const [first, second, change] = await lines(`terms ${code} withdrawals`);
  expect(first).toMatch(/^version 1 since \S+Z by platform$/);
  expect(second).toMatch(/^version 2 since \S+Z by eva$/);
  expect(change).toMatch(/^ {2}withdrawals\.amountMin +100\.00 → 150\.00$/);
  const both = await lines(`terms ${code} withdrawals 1 3`);
  expect(both.map((line) => line.trim().split(/ +/))).toEqual([
    ["withdrawals.amountMin", "100.00", "→", "150.00"],
    ["withdrawals.perDay", "3", "→", "5"],
  ]);
  expect(await lines(`terms ${code} withdrawals 2 2`)).toEqual(["They are the same."]);
  for (const wrong of ["moon", "withdrawals 1 9", "withdrawals 1", "withdrawals one two"])
    expect([wrong, await type(`terms ${code} ${wrong}`)]).toEqual([wrong, 1]);
  expect(errors[0]).toMatch(/^The area is one of withdrawals, /);
  expect(errors).toContain("Refused: unknown_version");
});

test("work that keeps failing is listed and started again", async () => {
  const { code, out, errors, type } = await terminal();
  const store = await testStore();
  const run = { merchant: code, kind: "verifyBooks", slot: "2026-11-19", attempt: 8 };
  await store.inMerchant(code, (tx) =>
    tx.insert(workRuns).values({ ...run, state: "DEAD", error: "TypeError" }),
  );
  expect(await type(`work list ${code}`)).toBe(0);
  expect(out[0]).toMatch(/^verifyBooks +2026-11-19 +8 attempts {2}TypeError {2}given up$/);
  expect(await type(`work again ${code} verifyBooks 2026-11-19`)).toBe(0);
  expect(await type(`work list ${code}`)).toBe(0);
  expect(out.slice(1)).toEqual(["verifyBooks 2026-11-19 starts again.", "Nothing keeps failing."]);
  expect(await type(`work again ${code} verifyBooks 2026-11-19`)).toBe(1);
  expect(errors).toEqual(["Refused: unknown_work"]);
});
