import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../run-command.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rm-"));
  for (const code of ["luma", "mira", "tila"])
    mkdirSync(join(root, "brands", code, "assets"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const status = await runCommand(args, { root, say: (text) => said.push(text) });
  return { status, said: said.join("\n"), left: readdirSync(join(root, "brands")) };
}

test("all that are named are removed, and it is said what a demonstration keeps", async () => {
  const { status, said, left } = await run("rm", "luma", "mira", "luma", "--yes");
  expect({ status, left }).toEqual({ status: 0, left: ["tila"] });
  expect(said).toContain("brands/luma, brands/mira: gone");
  expect(said).toContain("DATA_DIR=.data/anew npm start");
  expect(readdirSync(join(root, ".data/workshop"))).toEqual([]);
});

test.each([
  ["one of them is none", ["luma", "mirra", "--yes"], 'Did you mean "mira"?'],
  ["nobody says yes", ["luma", "mira"], "brands/luma, brands/mira"],
  ["none is named", ["--yes"], "Say which brand"],
])("nothing is removed where %s", async (_what, args, expected) => {
  const { status, said, left } = await run("rm", ...args);
  expect({ status, left }).toEqual({ status: 2, left: ["luma", "mira", "tila"] });
  expect(said).toContain(expected);
});
