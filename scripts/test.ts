import { readFileSync, rmSync } from "node:fs";
import { runProgram } from "./lib/run-program.ts";
import { TEST_BRANDS } from "./lib/test-brands.ts";
import { QUICK } from "./lib/test-files.ts";

/**
 * Everything that a change must pass. `--whole` adds the tests that try every combination, and the
 * browser tests' repeats (docs/decisions/048-two-runs-of-tests.md).
 */
const isWhole = process.argv.includes("--whole");

/** The names are those of tests that failed, or failed once, so that the end of the output tells them. */
type Tally = { passed: number; failed: number; names?: string[]; flaky?: string[] };
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

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};
type Spec = { title: string; file: string; ok: boolean; tests: { status: string }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

const failedUnits = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join("\n")}`),
  ]);

/** The names of a suite's specs that are meant. */
const namesOf = (suite: Suite, isMeant: (spec: Spec) => boolean): string[] => [
  ...(suite.specs ?? []).filter(isMeant).map(({ file, title }) => `${file} > ${title}`),
  ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, isMeant)),
];
const isFailed = ({ ok }: Spec) => !ok;
const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === "flaky");

const unitFile = "test-results/unit.json";
const unitArgs = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitFile}`];
if (!isWhole) unitArgs.push(QUICK);
const browserArgs = ["scripts/e2e.ts", ...(isWhole ? [] : ["--quick"])];

const build: Stage = {
  name: "build",
  run: check("node", ["scripts/build.ts"], { BRANDS_BESIDE: TEST_BRANDS }),
};
/** Each works on one core for most of its time, so they run side by side. */
const sideBySide: Stage[] = [
  { name: "format and lint", run: check("biome", ["check", "."]) },
  { name: "types", run: check("tsc", []) },
  build,
];
const unit: Stage = {
  name: "unit, route and architecture tests",
  run: counted("vitest", unitArgs, unitFile, (report: UnitReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    names: failedUnits(report),
  })),
};
const browser: Stage = {
  name: "browser tests",
  run: counted("node", browserArgs, "test-results/e2e.json", (report: BrowserReport) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    names: report.suites.flatMap((suite) => namesOf(suite, isFailed)),
    flaky: report.suites.flatMap((suite) => namesOf(suite, isFlaky)),
  })),
};

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
const failedNames: string[] = [];
const flakyNames: string[] = [];

async function runStage({ name, run }: Stage): Promise<Tally> {
  console.log(`\n--- ${name}`);
  const startedAt = performance.now();
  const tally = await run();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const mark = tally.failed === 0 ? "ok    " : "FAILED";
  lines.push(`${mark} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  failedNames.push(...(tally.names ?? []));
  flakyNames.push(...(tally.flaky ?? []));
  return tally;
}

const tallies = await Promise.all(sideBySide.map(runStage));
const isBuilt = tallies[sideBySide.indexOf(build)]?.failed === 0;
await runStage(unit);
// Without a build the browser would only repeat what the build has said.
const skip = async () => ({ passed: 0, failed: 1 });
await runStage(isBuilt ? browser : { ...browser, run: skip });
for (const name of flakyNames) console.log(`\nFLAKY, passed when repeated: ${name}`);
for (const name of failedNames) console.log(`\nFAILED ${name}`);
console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
