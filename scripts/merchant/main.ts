import { openStaff } from "./open-staff.ts";
import { runCommand } from "./run-command.ts";

/** What staff do for a merchant, beside running servers or without one: npm run merchant -- … */
const said = { out: console.log, error: console.error };
process.exitCode = await runCommand(process.argv.slice(2), openStaff, said).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  },
);
