import { isUnreadable, runCommandLine, WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import { openStaff } from "../merchant/open-staff.ts";
import { wordsOfRefusal } from "../merchant/run-command.ts";
import { staffCommands } from "./commands.ts";

/** Commands for staff themselves, on the server: npm run staff -- … */
process.exitCode = await runCommandLine(process.argv.slice(2), {
  program: "staff",
  commands: staffCommands,
  say: { out: console.log, error: console.error },
  failed: 1,
  async run(command, rest) {
    const { parts, close } = await openStaff();
    await command.run(rest, parts, console.log).finally(close);
    return 0;
  },
  errorLine: wordsOfRefusal,
  needsUsage: (error) => error instanceof WrongUse || isUnreadable(error),
}).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
