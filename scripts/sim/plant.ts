import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyTree, shareOf, withChange } from "#scripts/lib/planting/tree-copy.ts";
import { PLANTED_BUGS, type PlantedBug } from "./planted-bugs.ts";

/**
 * Plants each bug of planted-bugs.ts in a copy of this tree and runs the simulator on it. If the
 * simulator finds nothing, the money tests run. A bug may name tests of its own, which run instead of
 * both. Exits with 1 when a bug is not caught.
 */
const { values } = parseArgs({
  options: {
    copy: { type: "string", default: ".data/planted" },
    histories: { type: "string", default: "400" },
    "sim-only": { type: "boolean", default: false },
    /** "2/3" is the second third, so that several processes can share the bugs. */
    share: { type: "string", default: "1/1" },
    /** A regular expression for the names of the bugs. */
    only: { type: "string", default: "" },
  },
});
const TESTS = [
  "money",
  "staff/money",
  "play/vendor-wallet",
  "play/feed",
  "play/days",
  "play/sittings",
  "play/reconciliation",
  "members/vip",
  "members/tree",
  "play/jackpot",
  "jobs",
  "domain",
  "core/merchant",
];

const copy = copyTree(
  values.copy,
  /^(platform|scripts|server|tests|vendors|app\/i18n|brands|docs|themes)\/|^[^/]+\.(ts|js|json)$/,
);
let missed = 0;
const chosen = PLANTED_BUGS.filter(({ name }) => new RegExp(values.only).test(name));
for (const bug of shareOf(chosen, values.share)) {
  const caught = plantAndLook(bug);
  if (!caught) missed += 1;
  console.log(`${caught ? "caught" : "MISSED"} | ${bug.name} | ${caught ?? "nobody"}`);
}
process.exitCode = missed === 0 ? 0 : 1;

/** The name of the check that caught the bug; undefined when none did. */
function plantAndLook(bug: PlantedBug): string | undefined {
  const { tests } = bug;
  return withChange(copy, bug, () => {
    if (tests) return test(tests);
    return simulate() ?? (values["sim-only"] ? undefined : test(TESTS));
  });
}

function simulate(): string | undefined {
  const args = ["scripts/sim/main.ts", "--histories", values.histories, "--stop", "1"];
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  if (run.status === 0) return undefined;
  const number = /history (\d+) is wrong/.exec(run.stdout)?.[1];
  if (number) return `simulator, history ${number}`;
  throw new Error(`The simulator ended without a verdict:\n${run.stderr.slice(0, 2_000)}`);
}

function test(tests: readonly string[]): string | undefined {
  const folders = tests.map((name) => `platform/${name}`);
  const args = ["run", "--no-color", "--bail=1", ...folders];
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const run = spawnSync(process.execPath, [vitest, ...args], { cwd: copy, encoding: "utf8" });
  if (run.status === 0) return undefined;
  const failed = /FAIL\s+(?:\|\w+\|\s+)?(\S+)/.exec(run.stderr + run.stdout)?.[1];
  if (failed) return failed;
  throw new Error(`The tests ended without a verdict:\n${run.stderr.slice(0, 2_000)}`);
}
