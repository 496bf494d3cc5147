import { readFileSync, rmSync } from "node:fs";
import { runProgram } from "./lib/run-program.ts";
import { TEST_BRANDS } from "./lib/test-brands.ts";

/** `retried` of the passed ones did so at their second try only. */
type Tally = { passed: number; failed: number; retried?: number };
type Stage = { name: string; run: () => Promise<Tally> };

/** A check that is right or wrong as a whole. */
const check =
  (program: string, args: string[], env = {}) =>
  async (): Promise<Tally> => {
    const status = await runProgram(program, args, { env });
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/** Tests that leave their counts in a file; a run that leaves none has failed. */
const counted =
  (program: string, args: string[], file: string, read: (report: never) => Tally) =>
  async (): Promise<Tally> => {
    rmSync(file, { force: true });
    const status = await runProgram(program, args);
    const tally = readReport(file, read);
    return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  };

function readReport(file: string, read: (report: never) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

type UnitReport = { numPassedTests: number; numFailedTests: number };
type BrowserReport = { stats: { expected: number; flaky: number; unexpected: number } };
const unitFile = "test-results/unit.json";
const unitArgs = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitFile}`];

const stages: Stage[] = [
  { name: "format and lint", run: check("biome", ["check", "."]) },
  { name: "types", run: check("tsc", []) },
  {
    name: "unit, route and architecture tests",
    run: counted("vitest", unitArgs, unitFile, (report: UnitReport) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    })),
  },
  { name: "build", run: check("node", ["scripts/build.ts"], { BRANDS_BESIDE: TEST_BRANDS }) },
  {
    name: "browser tests",
    run: counted("node", ["scripts/e2e.ts"], "test-results/e2e.json", (report: BrowserReport) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      retried: report.stats.flaky,
    })),
  },
];

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
let isBuilt = true;
for (const { name, run } of stages) {
  // Without a build the browser would only repeat what the build has said.
  const canRun: boolean = isBuilt || name !== "browser tests";
  console.log(`\n--- ${name}`);
  const { passed, failed, retried = 0 }: Tally = canRun ? await run() : { passed: 0, failed: 1 };
  if (name === "build") isBuilt = failed === 0;
  const unsteady = retried === 0 ? "" : `, ${retried} of the passed only at the second try`;
  const mark = failed === 0 ? "ok    " : "FAILED";
  lines.push(`${mark} ${name}: ${passed} passed, ${failed} failed${unsteady}`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
