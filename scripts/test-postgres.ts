import { randomBytes } from "node:crypto";
import { distributionServer } from "./lib/distribution-server.ts";
import { runProgram } from "./lib/run-program.ts";

/**
 * Runs the unit and route tests on the distribution's oldest installed PostgreSQL that is
 * supported, instead of the embedded one. Arguments go to vitest. Without such a server it says so
 * and succeeds, as nobody needs to have one.
 */
const server = await distributionServer({ password: randomBytes(12).toString("hex") });
if (!server) {
  console.log("No PostgreSQL 15 or newer of the distribution is here: nothing to run on.");
} else {
  console.log(`The tests run on PostgreSQL ${server.version}.`);
  try {
    const env = { TEST_DATABASE_URL: server.url };
    process.exitCode = await runProgram("vitest", ["run", ...process.argv.slice(2)], { env });
  } finally {
    await server.stop();
  }
}
