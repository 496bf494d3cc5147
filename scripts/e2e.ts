import { rmSync } from "node:fs";
import { buildSite } from "./lib/build-site.ts";
import { isBuilt } from "./lib/build-state.ts";
import { findTestBrowser } from "./lib/find-chromium.ts";
import { runProgram } from "./lib/run-program.ts";
import { TEST_BRANDS } from "./lib/test-brands.ts";

/**
 * Runs the browser tests; `--split` puts site and platform into two processes, and `--quick` leaves
 * out the tests and repeats that only a whole run has.
 */
const OWN = ["--split", "--quick"];
const [isSplit, isQuick] = OWN.map((option) => process.argv.includes(option));
const args = process.argv.slice(2).filter((arg) => !OWN.includes(arg));

const isWhole = isBuilt({}, (beside) => beside === TEST_BRANDS);
if (!isWhole && (await buildSite({ beside: TEST_BRANDS })) !== 0) process.exit(1);
if (!findTestBrowser(process.env.CHROMIUM)) {
  const status = await runProgram("playwright", ["install", "chromium"]);
  if (status !== 0) process.exit(status);
}
rmSync(".data/e2e", { recursive: true, force: true });
const env = { E2E_SPLIT: isSplit ? "1" : "", E2E_QUICK: isQuick ? "1" : "" };
process.exit(await runProgram("playwright", ["test", ...args], { env }));
