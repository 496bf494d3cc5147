import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { merchantHosts } from "#platform/store/schema/merchant.ts";
import { workRuns } from "#platform/store/schema/work.ts";
import { freshMember, testStore } from "#tests/support/database.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { runCommand } from "./run-command.ts";

async function terminal() {
  const { merchant, store, clock } = await staffUnderTest();
  const opened = terminalUnderTest({ store, clock, officeOrigin: "http://office.test:3000" });
  return { merchant, code: merchant.code, ...opened, type: opened.typeAs("eva") };
}

/** The lines without the usage that follows an error. */
const said = (errors: readonly string[]) => errors.filter((line) => !line.startsWith("npm run"));
const cells = (line: string | undefined) => line?.trim().split(/ {2,}/);

test("a status is switched and seen in the list", async () => {
  const { code, out, errors, printed, type } = await terminal();
  expect(await type(`status ${code} maintenance`)).toBe(0);
  expect(printed()).toEqual(["Done."]);
  expect(await type("list")).toBe(0);
  expect(cells(out[0])).toEqual(["merchant", "status", "hosts", "name"]);
  expect(out.find((line) => line.startsWith(`${code} `))).toContain("maintenance");
  expect(errors).toEqual([]);
});

test("a list is printed as JSON of the wire when a script asks so", async () => {
  const { code, out, type } = await terminal();
  expect(await type(`flag ${code} list --json`)).toBe(0);
  expect(JSON.parse(out.join("\n"))).toContainEqual({ flag: "FREEPLAY3", state: "unsaid" });
});

test("what cannot be read is said in one line, with the way to call it", async () => {
  const { code, errors, type } = await terminal();
  expect(await type(`status ${code} sleeping`)).toBe(1);
  expect(errors).toEqual([
    "The status is one of open, maintenance, blocked.",
    "npm run merchant -- status <merchant> open|maintenance|blocked [--until 2026-12-01T06:00Z]",
  ]);
});

test("what the database refuses is named without the values of the statement", async () => {
  const errors: string[] = [];
  const cause = Object.assign(new pg.DatabaseError("(ana@example.com) exists", 0, "error"), {
    code: "23505",
    constraint: "members_email",
    table: "members",
  });
  const failing = (error: Error) =>
    runCommand(["list"], {
      open: () => Promise.reject(error),
      say: { out: () => {}, error: (line) => void errors.push(line) },
      actor: () => Promise.reject(error),
      standardInput: async () => "",
    });
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
  expect(cells(out.at(-1))).toEqual([
    ...["w_rng", "feria", "withdrawn", "1", "-", "2026-12-01T06:00Z", "Feria"],
  ]);
  expect(await type(`banner ${code} publish otra --group w_rng --es |x|| --from tomorrow`)).toBe(1);
  expect(await type(`banner ${code} publish otra --group w_rng --es |x|| --link PAGE:x`)).toBe(1);
  expect(await type(`banner ${code} publish otra --group w_rng`)).toBe(1);
  expect(said(errors)).toEqual([
    "--from is an instant with its zone, such as 2026-12-01T06:00Z.",
    "Refused: invalid_banner (link)",
    "Refused: invalid_banner (words)",
  ]);
});

test("a preview link is made for each host of the merchant, and ends by itself", async () => {
  const { code, out, errors, type } = await terminal();
  const { db } = await testStore();
  await db.insert(merchantHosts).values({ host: `${code}.test`, merchant: code });
  expect(await type(`preview ${code} --hours 2`)).toBe(0);
  expect(out.at(-1)).toMatch(
    new RegExp(`^links +http://${code}\\.test:3000/preview\\?pass=[\\w.-]+$`),
  );
  expect(await type(`preview ${code} --hours 900`)).toBe(1);
  expect(await type("preview nobody")).toBe(1);
  expect(errors).toEqual(["Refused: invalid_input (hours)", "Refused: unknown_merchant"]);
});

test("a notice is published, listed and withdrawn", async () => {
  const { code, out, errors, type } = await terminal();
  const publish = `notice ${code} publish feria --for A --es Feria|<p>Hoy</p>`;
  expect(await type(publish)).toBe(0);
  expect(await type(`notice ${code} list`)).toBe(0);
  expect(cells(out.at(-1))).toMatchObject([
    ...["feria", "published", "PU, B", "A", "no", {}, "-", "Feria"],
  ]);
  expect(await type(`${publish} --must`)).toBe(0);
  expect(await type(`notice ${code} list`)).toBe(0);
  expect(cells(out.at(-1))).toMatchObject([
    ...["feria", "published", "PU, B", "A", "yes", {}, "-", "Feria"],
  ]);
  expect(await type(`notice ${code} withdraw feria`)).toBe(0);
  expect(await type(`${publish} --types moon`)).toBe(1);
  expect(said(errors)).toEqual(["--types is one of B, PL, PU, PR, H."]);
});

test("a promotion is published with its text from a file, listed and withdrawn", async () => {
  const { code, out, errors, type } = await terminal();
  const folder = await mkdtemp(join(tmpdir(), "promotion-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "text.html");
  await writeFile(file, "<p>Hoy</p>");
  const publish = `promotion ${code} publish feria --category SEASON --picture p_season-1 --es Feria|Hoy|`;
  expect(await type(`${publish} --es-html ${file} --from 2026-11-01T06:00Z`)).toBe(0);
  expect(await type(`promotion ${code} list`)).toBe(0);
  expect(cells(out.at(-1))).toMatchObject(["SEASON", "feria", "open", {}, "-", "Feria"]);
  expect(await type(`promotion ${code} withdraw feria`)).toBe(0);
  expect(await type(`promotion ${code} list`)).toBe(0);
  expect(cells(out.at(-1))).toMatchObject(["SEASON", "feria", "withdrawn", {}, "-", "Feria"]);
  expect(await type(`promotion ${code} publish feria --picture p_season-1`)).toBe(1);
  expect(await type(publish)).toBe(1);
  expect(await type(`${publish} --es-html /nobody/text.html`)).toBe(1);
  expect(await type(`promotion ${code} burn feria`)).toBe(1);
  expect(said(errors)).toEqual([
    "--category is missing.",
    "--es-html names the file with its text.",
    "/nobody/text.html cannot be read.",
    `There is no "promotion ${code} burn".`,
  ]);
});

test("a region is closed and opened again", async () => {
  const { code, errors, type } = await terminal();
  expect(await type(`region ${code} block --countries US,FR`)).toBe(0);
  expect(await type(`region ${code} open`)).toBe(0);
  expect(await type(`region ${code} block`)).toBe(1);
  expect(await type(`region ${code} open --countries US`)).toBe(1);
  expect(errors).toEqual(Array(2).fill("Refused: invalid_region (countries)"));
});

test("a field is asked, by an expression of the merchant's own, and no more", async () => {
  const { code, out, errors, type } = await terminal();
  const expression = "--expression [A-Z]{4}[0-9]{6}";
  expect(await type(`field ${code} idNumber on --required yes ${expression}`)).toBe(0);
  expect(await type(`field ${code} password on --min 10`)).toBe(0);
  expect(await type(`field ${code} idNumber default`)).toBe(0);
  expect(out.filter((line) => line === "outcome   done")).toHaveLength(3);
  expect(await type(`field ${code} idNumber on --expression (`)).toBe(1);
  expect(await type(`field ${code} idNumber`)).toBe(1);
  expect(said(errors)).toEqual(["Refused: invalid_field (expression)", "<state> is missing."]);
});

test("a member is shown, given a password and blocked, and an act nobody knows is refused", async () => {
  const { merchant, code, errors, printed, type } = await terminal();
  const { username } = await freshMember(merchant);
  expect(await type(`member password ${code} ${username}`)).toBe(0);
  expect(printed()[0]).toMatch(/^password +[2-9a-z-]{14}$/);
  expect(await type(`member show ${code} ${username}`)).toBe(0);
  expect(printed().join("\n")).toMatch(/^password +given$/m);
  expect(await type(`member block ${code} ${username} --reason asked`)).toBe(0);
  expect(printed()).toEqual(["Done."]);
  expect(await type(`member unblock ${code} ${username}`)).toBe(1);
  expect(await type(`member show ${code} nadie`)).toBe(1);
  expect(await type(`member praise ${code} ${username}`)).toBe(1);
  expect(said(errors)).toEqual([
    "--reason is missing.",
    "Refused: unknown_member",
    'There is no "member praise".',
  ]);
});

test("a flag and a limit are set, listed with where they come from, and taken back", async () => {
  const { code, out, errors, printed, type } = await terminal();
  const line = async (words: string, first: string) => {
    expect([words, await type(words), errors]).toEqual([words, 0, []]);
    return cells(printed().find((one) => one.startsWith(first)));
  };
  const flags = `flag ${code} list`;
  expect(await line(`flag ${code} FREEPLAY3 on`, "outcome")).toEqual(["outcome", "done"]);
  expect(await line(flags, "FREEPLAY3")).toEqual(["FREEPLAY3", "on"]);
  await type(`flag ${code} FREEPLAY3 default`);
  expect(await line(flags, "FREEPLAY3")).toEqual(["FREEPLAY3", "unsaid"]);
  const settings = `setting ${code} list`;
  const key = "withdrawals.amountMin";
  expect(await line(`setting ${code} ${key} 150.00`, "value")).toEqual(["value", "150.00"]);
  expect(await line(settings, key)).toEqual([key, "150.00", "100.00", "yes"]);
  await type(`setting ${code} ${key} default`);
  expect(await line(settings, key)).toEqual([key, "100.00", "100.00", "no"]);
  await type(settings);
  expect(out.length).toBeGreaterThan(20);
  expect(await type(`setting ${code} withdrawals.amountMin nothing`)).toBe(1);
  expect(await type(`flag ${code} MOON on`)).toBe(1);
  expect(await type(`flag ${code} FREEPLAY3 perhaps`)).toBe(1);
  expect(said(errors)).toEqual([
    "Refused: invalid_setting (withdrawals.amountMin)",
    "Refused: unknown_flag (flag)",
    "The state is one of on, off, default.",
  ]);
});

test("the terms say since when, by which member of staff, and what changed", async () => {
  const { code, errors, printed, type } = await terminal();
  const lines = async (line: string) => {
    expect([line, await type(line), errors]).toEqual([line, 0, []]);
    return printed();
  };
  expect(await lines(`terms ${code} withdrawals`)).toEqual(["None."]);
  await lines(`setting ${code} withdrawals.amountMin 150.00`);
  await lines(`setting ${code} withdrawals.perDay 5`);
  const all = await lines(`terms ${code}`);
  expect(cells(all[0])).toEqual(["area", "version", "since", "by", "approvedBy"]);
  expect(cells(all[1])).toMatchObject(["withdrawals", "3", {}, "eva", "-"]);
  expect(cells(all.at(-1))).toMatchObject(["jurisdiction", "1", {}, "platform", "-"]);
  const [, first, second, change] = await lines(`terms ${code} withdrawals`);
  expect(cells(first)).toMatchObject(["1", {}, "platform", "-"]);
  expect(cells(second)).toMatchObject(["2", {}, "eva", "-"]);
  expect(cells(change)).toEqual(["withdrawals.amountMin", "100.00", "150.00"]);
  const both = await lines(`terms ${code} withdrawals 1 3`);
  expect(both.slice(1).map(cells)).toEqual([
    ["withdrawals.amountMin", "100.00", "150.00"],
    ["withdrawals.perDay", "3", "5"],
  ]);
  expect(await lines(`terms ${code} withdrawals 2 2`)).toEqual(["None."]);
  for (const wrong of ["moon", "withdrawals 1 9", "withdrawals 1", "withdrawals one two"])
    expect([wrong, await type(`terms ${code} ${wrong}`)]).toEqual([wrong, 1]);
  expect(errors[0]).toMatch(/^The area is one of withdrawals, /);
  expect(errors).toContain("Refused: unknown_version");
});

test("work that keeps failing is listed and started again", async () => {
  const { code, errors, printed, type } = await terminal();
  const store = await testStore();
  const run = { merchant: code, kind: "verifyBooks", slot: "2026-11-19", attempt: 8 };
  await store.inMerchant(code, (tx) =>
    tx.insert(workRuns).values({ ...run, state: "DEAD", error: "TypeError" }),
  );
  expect(await type(`work list ${code}`)).toBe(0);
  expect(cells(printed()[1])).toEqual(["verifyBooks", "2026-11-19", "8", "TypeError", "-"]);
  expect(await type(`work again ${code} verifyBooks 2026-11-19`)).toBe(0);
  expect(await type(`work list ${code}`)).toBe(0);
  expect(printed()).toEqual(["Done.", "None."]);
  expect(await type(`work again ${code} verifyBooks 2026-11-19`)).toBe(1);
  expect(errors).toEqual(["Refused: unknown_work"]);
});

test("a secret is read from the input and never shown, and an embedded vendor has none", async () => {
  const { code, out, errors, printed, typeAs } = await terminal();
  const pipe = (line: string, piped: string) => typeAs("eva", piped)(line);
  expect(await pipe(`secret gateway ${code} dlocal`, "login-1\ntrans-2\nsecret-3\n")).toBe(0);
  expect(await pipe(`secret gateway ${code} trongrid`, "key-4\n")).toBe(0);
  expect(await pipe(`secret list ${code}`, "")).toBe(0);
  expect(out.slice(3).map((line) => cells(line)?.slice(0, 2))).toEqual([
    ["gateway", "dlocal"],
    ["gateway", "trongrid"],
  ]);
  expect(printed().join()).not.toMatch(/login-1|trans-2|secret-3|key-4/);
  expect(await pipe(`secret remove-gateway ${code} trongrid`, "")).toBe(0);
  expect(printed()).toEqual(["removed  1"]);
  const [embedded] = catalogueVendors;
  expect(await pipe(`secret vendor ${code} ${embedded?.code}`, "x")).toBe(1);
  expect(errors[0]).toContain("is embedded");
});

test("a merchant is made from a brand's file, and written back into it", async () => {
  const { code, out, errors, printed, type } = await terminal();
  const folder = await mkdtemp(join(tmpdir(), "merchant-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "merchant.json");
  const made = `n${code.replaceAll(/\W/g, "").slice(-12)}`;
  const grada = JSON.parse(await readFile("brands/grada/merchant.json", "utf8"));
  await writeFile(file, JSON.stringify({ ...grada, code: made, hosts: [`${made}.example`] }));
  expect(await type(`apply ${made} --file ${file} --plan`)).toBe(0);
  expect(printed().join("\n")).toMatch(/added +merchant\.name +- +Grada/);
  expect(await type(`list`)).toBe(0);
  expect(out.join("\n")).not.toContain(`${made} `);
  expect(await type(`apply ${made} --file ${file}`)).toBe(0);
  out.length = 0;
  expect(await type(`list`)).toBe(0);
  expect(out.find((line) => line.startsWith(`${made} `))).toContain("maintenance");
  out.length = 0;
  expect(await type(`export ${made}`)).toBe(0);
  await writeFile(file, out.join("\n"));
  expect(JSON.parse(out.join("\n"))).toMatchObject({ code: made, name: "Grada" });
  out.length = 0;
  expect(await type(`apply ${made} --file ${file} --json`)).toBe(0);
  expect(JSON.parse(out[0]!)).toEqual({ outcome: "done", approval: null, steps: [] });
  expect(errors).toEqual([]);
});

test("a file that is none is refused at its place", async () => {
  const { code, errors, type } = await terminal();
  expect(await type(`apply ${code}`)).toBe(1);
  expect(said(errors)).toEqual([`brands/${code}/merchant.json cannot be read.`]);
  errors.length = 0;
  expect(await type(`apply ${code} --file package.json`)).toBe(1);
  expect(said(errors)).toEqual([expect.stringMatching(/^Refused: invalid_\w+ \(file\./)]);
});
