import { fileURLToPath } from "node:url";

/** The exit status for a fault of this program. The statuses about a brand are 0, 1 and 2. */
const FAILED = 3;

process.on("uncaughtException", (error) => {
  console.error(error);
  console.error(
    "The command failed by a fault of its own and says nothing about a brand. Tell whoever keeps the program what stands above.",
  );
  process.exit(FAILED);
});

/** Every brand command from a terminal: npm run brand -- … */
const root = fileURLToPath(new URL("../../", import.meta.url));
// A module that cannot load, after an incomplete install, must not exit like a warning.
const { runCommand } = await import("./run-command.ts");
process.exitCode = await runCommand(process.argv.slice(2), { root, say: console.log });
