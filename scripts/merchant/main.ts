import { text } from "node:stream/consumers";
import { readEnv } from "#env";
import { WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import { actingPerson } from "./login/acting-person.ts";
import { keptToken } from "./login/kept-token.ts";
import { openStaff } from "./open-staff.ts";
import { runCommand } from "./run-command.ts";

/** A secret is never an argument, and nobody types one where it is seen. */
async function standardInput(): Promise<string> {
  if (process.stdin.isTTY) throw new WrongUse("Pipe it in: it is never typed or an argument.");
  return text(process.stdin);
}

/** Staff commands for a merchant, with or without running servers: npm run merchant -- … */
process.exitCode = await runCommand(process.argv.slice(2), {
  open: openStaff,
  say: { out: console.log, error: console.error },
  actor(parts) {
    const { DATA_DIR, DEPLOYMENT } = readEnv();
    const isDemonstration = DEPLOYMENT === "demo";
    return actingPerson(parts, { token: keptToken(DATA_DIR), isDemonstration });
  },
  standardInput,
}).catch((error: unknown) => {
  console.error(wordsOfError(error));
  return 1;
});
