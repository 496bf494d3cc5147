import { fileURLToPath } from "node:url";

/** What failed by a fault of this program's own: no answer about a brand, whose statuses are 0, 1 and 2. */
const FAILED = 3;

process.on("uncaughtException", (error) => {
  console.error(error);
  console.error(
    "The command failed by a fault of its own and says nothing about a brand. Tell whoever keeps the program what stands above.",
  );
  process.exit(FAILED);
});

/** Everything that is done with brands from a terminal: npm run brand -- … */
const root = fileURLToPath(new URL("../../", import.meta.url));
// What cannot even be loaded, because an install is not whole, must not end as a warning does.
const { runCommand } = await import("./run-command.ts");
process.exitCode = await runCommand(process.argv.slice(2), { root, say: console.log });
