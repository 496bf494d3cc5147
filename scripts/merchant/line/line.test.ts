import { expect, test } from "vitest";
import { z } from "zod";
import { officeRoutes } from "#platform/staff/office-routes.ts";
import { commands } from "../commands.ts";
import { fieldsOf, kindOf } from "../schema/kind-of.ts";
import { formOf, usageOf } from "./form.ts";
import { readLine } from "./read-line.ts";

const forms = (command: string) => {
  const found = commands[command];
  if (!found || !("forms" in found)) throw new Error(`${command} has no form`);
  return found.forms;
};
const read = (line: string, piped = "") => {
  const [command = "", ...args] = line.split(" ");
  return readLine(forms(command), args, async () => piped);
};
const asked = async (line: string) => {
  const { route, merchant, input } = await read(line);
  return [route.call.name, merchant, input];
};

test("each call of staff that needs a grant has a line, and each line fits its inputs", () => {
  const granted = officeRoutes.filter(({ call }) => call.permission);
  expect(granted.filter(({ call }) => !call.line).map(({ call }) => call.name)).toEqual([]);
  expect(granted.length).toBeGreaterThan(50);
  for (const { call } of granted) {
    expect(
      z.safeParse(call.input, {}).success || Object.keys(fieldsOf(call.input)).length,
    ).toBeTruthy();
  }
});

test("no two lines are typed alike", () => {
  const usages = Object.values(commands).flatMap(({ usage }) => usage);
  const words = usages.map((usage) => usage.split(/ [[<-]-?/)[0]);
  expect(new Set(usages).size).toBe(usages.length);
  expect(words.length).toBeGreaterThan(50);
});

test("an input without a reader is of a kind that a terminal can read", () => {
  for (const command of Object.values(commands)) {
    for (const form of "forms" in command ? command.forms : []) {
      const schemas = [...form.options.values()].map(({ schema }) => schema);
      const kinds = schemas.map((schema) => {
        const kind = kindOf(schema);
        return kind.type === "list" ? kindOf(kind.of).type : kind.type;
      });
      const readable = ["text", "money", "instant", "number", "choice"];
      expect([form.route.call.name, kinds.filter((kind) => !readable.includes(kind))]).toEqual([
        form.route.call.name,
        [],
      ]);
    }
  }
});

test("words are inputs by their place, and options by their names", async () => {
  expect(await asked("list")).toEqual(["staffMerchantList", "*", {}]);
  expect(await asked("deposit list alba --all")).toEqual([
    "staffDepositList",
    "alba",
    { all: "yes" },
  ]);
  expect(await asked("deposit approve alba D-1 --amount 480")).toEqual([
    "staffDepositApprove",
    "alba",
    { reference: "D-1", amount: "4800000" },
  ]);
  expect(await asked("withdrawal pay-again alba R-1 2")).toEqual([
    "staffWithdrawalJudge",
    "alba",
    { judgement: "pay-again", reference: "R-1", part: 2 },
  ]);
  expect(await asked("withdrawal pay alba R-1 --part 900 --part 600.50")).toMatchObject([
    "staffWithdrawalPay",
    "alba",
    { reference: "R-1", part: ["9000000", "6005000"] },
  ]);
  expect(await asked("status alba maintenance --until 2026-12-01T06:00Z")).toEqual([
    "staffSiteStatus",
    "alba",
    { status: "maintenance", until: Date.UTC(2026, 11, 1, 6) },
  ]);
  expect(await asked("region alba block --countries US,FR --countries CU")).toEqual([
    "staffSiteRegion",
    "alba",
    { act: "block", countries: ["US", "FR", "CU"] },
  ]);
});

test("a word as it stands wins over an input at its place, and a place may be left out", async () => {
  expect(await asked("setting alba list")).toEqual(["staffSettingList", "alba", {}]);
  expect(await asked("setting alba timeZone default")).toEqual([
    "staffSettingSet",
    "alba",
    { key: "timeZone", value: "default" },
  ]);
  expect(await asked("work again alba verifyBooks")).toEqual([
    "staffWorkAgain",
    "alba",
    { kind: "verifyBooks" },
  ]);
  expect(await asked("terms alba withdrawals 1 3")).toMatchObject([
    "staffTermsCompare",
    "alba",
    { from: 1, to: 3 },
  ]);
});

test.each([
  ["deposit pay alba D-1", 'There is no "deposit pay".'],
  ["withdrawal judge alba R-1", 'There is no "withdrawal judge".'],
  ["deposit approve alba", "<reference> is missing."],
  ["deposit approve alba D-1 D-2", '"D-2" is one word too many.'],
  ["deposit approve alba D-1 --amount much", "much is no amount such as 900 or 900.50."],
  ["deposit credit alba --amount 1", "--user is missing."],
  ["withdrawal verify alba R-1 first", "<part> is a number."],
  ["status alba sleeping", "The status is one of open, maintenance, blocked."],
  [
    "status alba open --until tomorrow",
    "--until is an instant with its zone, such as 2026-12-01T06:00Z.",
  ],
  ["terms alba moon", expect.stringMatching(/^The area is one of withdrawals, /)],
  ["flag alba FREEPLAY3 perhaps", "The state is one of on, off, default."],
  ["banner alba publish feria", "--group is missing."],
])("%s is refused in one line", async (line, message) => {
  await expect(read(line)).rejects.toMatchObject({ name: "WrongUse", message });
});

test("an option that a line does not have is refused, also where its value looks like a word", async () => {
  for (const line of [
    "deposit approve alba D-1 --all",
    "withdrawal --reason list approve alba R-1",
  ]) {
    await expect(read(line)).rejects.toMatchObject({
      code: expect.stringMatching(/^ERR_PARSE_ARGS/),
    });
  }
});

test("a secret is read from what is piped in, never from an option", async () => {
  const { input } = await read("secret gateway alba trongrid", "key-4\n");
  expect(input).toEqual({ gateway: "trongrid", secret: "key-4\n" });
  const typed = read("secret gateway alba trongrid --secret key-4");
  await expect(typed).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_PARSE_ARGS/) });
});

test("the usage shows the words, the options with an example, and what may be left out", () => {
  expect(forms("deposit").map(usageOf)).toContain(
    "deposit approve <merchant> <reference> [--amount 480.00]",
  );
  expect(forms("withdrawal").map(usageOf)).toContain(
    "withdrawal verify|settle|pay-again|send-again|force <merchant> <reference> <part>",
  );
  expect(forms("feedback").map(usageOf)).toContain(
    "feedback show <merchant> <reference> [--images <folder>]",
  );
});

test("a line that names an unknown input of its call is a fault of the contract", () => {
  const [route] = officeRoutes;
  expect(() => formOf(route!, "dance <merchant> <partner>")).toThrow("has no input partner");
});
