import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyTree, shareOf, withChange } from "#scripts/lib/planting/tree-copy.ts";
import { CONTROLS } from "./controls.ts";

/**
 * Switches each control of docs/security.md off in a copy of this tree and runs the tests that hold
 * it. Lists the test that turned red for each; exits with 1 when one stayed green.
 */
const { values } = parseArgs({
  options: {
    copy: { type: "string", default: ".data/controls" },
    /** "2/3" is the second third, so that several processes can share the controls. */
    share: { type: "string", default: "1/1" },
    /** A regular expression for the items and names of the controls. */
    only: { type: "string", default: "" },
  },
});

type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

const copy = copyTree(values.copy, /^(?!docs\/screens\/|tests\/e2e\/)/);
const wanted = new RegExp(values.only);
const all = CONTROLS.filter(({ item, name }) => wanted.test(`${item} ${name}`));
const chosen = shareOf(all, values.share);
const sound = failures([...new Set(chosen.flatMap(({ tests }) => tests))]);
if (sound.length > 0) throw new Error(`Red with every control on: ${sound.join(", ")}`);

let unnoticed = 0;
for (const control of chosen) {
  const look = () => failures(control.tests, control.only);
  const { wall } = control;
  const [red] = withChange(copy, control, () => (wall ? withChange(copy, wall, look) : look()));
  if (!red) unnoticed += 1;
  const { item, name } = control;
  console.log(`${red ? "red" : "GREEN"} | ${item} | ${name} | ${red ?? "no test noticed it"}`);
}
process.exitCode = unnoticed === 0 ? 0 : 1;

/** The tests of these files that fail. A file that cannot be loaded stops everything: it proves nothing. */
function failures(paths: readonly string[], only?: string): string[] {
  const output = join(copy, "controls-report.json");
  rmSync(output, { force: true });
  const files = paths.map((path) => join(copy, path));
  const titles = only ? ["-t", only] : [];
  const args = ["run", "--reporter=json", `--outputFile=${output}`, ...titles, ...files];
  const vitest = join(copy, "node_modules/.bin/vitest");
  const run = spawnSync(vitest, args, { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (!existsSync(output)) throw new Error(`vitest did not run: ${run.stderr.slice(-600)}`);
  const { testResults } = JSON.parse(readFileSync(output, "utf8")) as Report;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (status === "failed" && failed.length === 0) throw new Error(`${name}: ${message}`);
    return failed.map(({ fullName }) => `${name.slice(copy.length + 1)} > ${fullName}`);
  });
}
