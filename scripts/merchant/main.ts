import { wordsOfError } from "#scripts/lib/command-line.ts";
import { openStaff } from "./open-staff.ts";
import { runCommand } from "./run-command.ts";

/** Staff commands for a merchant, with or without running servers: npm run merchant -- … */
const said = { out: console.log, error: console.error };
process.exitCode = await runCommand(process.argv.slice(2), openStaff, said).catch(
  (error: unknown) => {
    console.error(wordsOfError(error));
    return 1;
  },
);
