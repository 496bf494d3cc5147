import { randomBytes } from "node:crypto";
import { distributionServer } from "./lib/distribution-server.ts";
import { runProgram } from "./lib/run-program.ts";

/**
 * Runs the unit and route tests on the distribution's PostgreSQL, the oldest of the supported ones
 * that is here, instead of the embedded one; arguments go on to vitest. Where there is none it says
 * so and ends well: nobody has to have one.
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
