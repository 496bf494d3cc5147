import { isUnreadable, runCommandLine, WrongUse } from "#scripts/lib/command-line.ts";
import type { Place } from "./command.ts";
import { commands } from "./commands.ts";
import { didYouMean } from "./suggest.ts";

/** Runs one line of arguments and returns the exit status. An error is one line. */
export function runCommand(args: string[], place: Place): Promise<number> {
  return runCommandLine(args, {
    program: "brand",
    commands,
    say: { out: place.say, error: place.say },
    failed: 2,
    run: (command, rest) => command.run(rest, place),
    unknownLine: (name) =>
      `There is no "${name}". ${didYouMean(name, Object.keys(commands))}`.trim(),
    errorLine: (error) =>
      error instanceof WrongUse || isUnreadable(error) ? error.message : undefined,
    needsUsage: isUnreadable,
  });
}
