import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "brand-main-"));
beforeAll(() => {
  copyFileSync(join(import.meta.dirname, "main.ts"), join(folder, "main.ts"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command with a test's body, in a process as a pipeline does. */
function end(body: string) {
  writeFileSync(join(folder, "run-command.ts"), body);
  const { status, stderr } = spawnSync("node", [join(folder, "main.ts")], { encoding: "utf8" });
  return { status, stderr };
}

describe("the exit status", () => {
  test.each([0, 1, 2])("is the answer %i about brands", (status) => {
    expect(end(`export const runCommand = async () => ${status};`).status).toBe(status);
  });

  test.each([
    ["fails", 'export const runCommand = async () => { throw new Error("boom"); };'],
    [
      "fails after its answer",
      'export const runCommand = async () => { setTimeout(() => { throw new Error("boom"); }); return 0; };',
    ],
    ["cannot be loaded", 'import "a-package-that-is-not-there"; export const runCommand = 0;'],
  ])("is one of its own where the program %s", (_how, body) => {
    const { status, stderr } = end(body);
    expect(status).toBe(3);
    expect(stderr).toContain("says nothing about a brand");
  });
});

describe("the pipeline of docs/ci-example.yml", () => {
  const text = readFileSync("docs/ci-example.yml", "utf8");

  /** The lines of the one step that contains a text, as a shell reads them. */
  function step(holding: string): string {
    const steps = text.split(/^ {6}- /m).map((one) => one.split(/\n {0,4}\S/)[0]!);
    const found = steps.filter((one) => one.includes(holding));
    expect(found).toHaveLength(1);
    return found[0]!.replace(/^\|\n/, "").replaceAll(/^ {6}#.*$/gm, "");
  }

  /** The step's exit status for a given exit status of the brand command. */
  function ends(holding: string, status: number, agreed = "") {
    const script = `npm() { return ${status}; }\n${step(holding)}`;
    writeFileSync(join(folder, "changed.txt"), "alba\n");
    writeFileSync(join(folder, "removed.txt"), "");
    const env = { ...process.env, BASE: "main", AGREED: agreed };
    return spawnSync("sh", ["-e", "-c", script], { cwd: folder, env }).status;
  }

  test.each(["brand -- check", "brand -- plan", "brand -- shots"])(
    "goes on after %s said 0 or 1, and stops at 2, at a fault and at a kill",
    (holding) => {
      expect([0, 1].map((status) => ends(holding, status))).toEqual([0, 0]);
      for (const status of [2, 3, 127, 137]) expect(ends(holding, status)).not.toBe(0);
    },
  );

  test("takes an agreement for a plan that was made, and for nothing else", () => {
    expect(ends("brand -- plan", 2, "yes")).toBe(0);
    for (const status of [3, 127, 137]) expect(ends("brand -- plan", status, "yes")).not.toBe(0);
  });
});
