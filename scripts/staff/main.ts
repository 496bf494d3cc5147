import { readEnv } from "#env";
import { isUnreadable, runCommandLine, WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import { vendorOrigins } from "../../server/backend/vendor-origins.ts";
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
    const { staff, close } = await openStaff();
    const env = readEnv();
    const inviting = {
      store: staff.store,
      clock: staff.clock,
      random: staff.random,
      secrets: staff.secrets,
      officeOrigin: vendorOrigins(env, env.PORT).office,
    };
    await command.run(rest, inviting, console.log).finally(close);
    return 0;
  },
  errorLine: wordsOfRefusal,
  needsUsage: (error) => error instanceof WrongUse || isUnreadable(error),
}).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
