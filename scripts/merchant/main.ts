import { readEnv } from "#env";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { wordsOfError } from "#scripts/lib/command-line.ts";
import { actAs } from "./login/act-as.ts";
import { keptToken } from "./login/kept-token.ts";
import { openStaff } from "./open-staff.ts";
import { runCommand } from "./run-command.ts";

/** Staff commands for a merchant, with or without running servers: npm run merchant -- … */
const said = { out: console.log, error: console.error };
const words = process.argv.slice(2);
const act = (staff: StaffContext) => actAs(staff, keptToken(readEnv().DATA_DIR), words);
process.exitCode = await runCommand(words, openStaff, said, act).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
