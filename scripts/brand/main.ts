import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";

/** Everything that is done with brands from a terminal: npm run brand -- … */
const root = fileURLToPath(new URL("../../", import.meta.url));
process.exitCode = await runCommand(process.argv.slice(2), { root, say: console.log });
