import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runProgram } from "#scripts/lib/run-program.ts";
import { type Command, WrongUse } from "../command.ts";
import { isolationOf, isolationText, type TestRun } from "../isolation-table.ts";

const TEST = "tests/attacks/isolation.test.ts";

export const isolation: Command = {
  usage: ["isolation [--json]                    what of one brand is found at another: nothing"],
  async run(args, { root, say }) {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" } } });
    const folder = mkdtempSync(join(tmpdir(), "isolation-"));
    const file = join(folder, "run.json");
    try {
      const words = ["run", TEST, "--reporter=json", `--outputFile=${file}`];
      await runProgram("vitest", words, {
        ...{ cwd: root, isQuiet: true },
        env: { ISOLATION: "all" },
      });
      const found = isolationOf(readRun(file));
      say(values.json ? JSON.stringify(found, null, 2) : isolationText(found));
      return found.failures.length > 0 || found.rows.length === 0 ? 2 : 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function readRun(file: string): TestRun {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TestRun;
  } catch {
    throw new WrongUse(`The test did not run: npx vitest run ${TEST} says why.`);
  }
}
