import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { runCommand } from "../run-command.ts";

async function terminal() {
  const { staff, merchant } = await staffUnderTest();
  const folder = await mkdtemp(join(tmpdir(), "promotion-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "text.html");
  await writeFile(file, "<p>Hoy</p>");
  const [out, errors]: [string[], string[]] = [[], []];
  const said = {
    out: (line: string) => out.push(line),
    error: (line: string) => errors.push(line),
  };
  const openStaff = async () => ({ staff, close: async () => {} });
  const type = (line: string) =>
    runCommand(["promotion", merchant.code, ...line.split(" ")], openStaff, said);
  return { file, out, errors, type };
}

test("a promotion is published with its text, listed and withdrawn", async () => {
  const { file, out, errors, type } = await terminal();
  const about = "--category SEASON --picture p_season-1 --es Feria|Hoy|";
  expect(await type(`publish feria ${about} --es-html ${file} --from 2026-11-01T06:00Z`)).toBe(0);
  expect(await type("list")).toBe(0);
  expect(out.at(-1)).toMatch(/^SEASON +feria +open +Feria$/);
  expect(await type("withdraw feria")).toBe(0);
  expect(await type("list")).toBe(0);
  expect(out.at(-1)).toMatch(/^SEASON +feria +withdrawn +Feria$/);
  expect(errors).toEqual([]);
});

test("what cannot be read is said in one line", async () => {
  const { errors, type } = await terminal();
  const about = "--category SEASON --picture p_season-1 --es Feria|Hoy|";
  expect(await type("publish feria --picture p_season-1")).toBe(1);
  expect(errors[0]).toBe("--category and --picture are needed.");
  errors.length = 0;
  expect(await type(`publish feria ${about}`)).toBe(1);
  expect(errors[0]).toBe("--es-html names the file with its text.");
  errors.length = 0;
  expect(await type(`publish feria ${about} --es-html /nobody/text.html`)).toBe(1);
  expect(errors[0]).toBe("/nobody/text.html cannot be read.");
  errors.length = 0;
  expect(await type("burn feria")).toBe(1);
  expect(errors[0]).toBe('A promotion cannot be "burn".');
});
