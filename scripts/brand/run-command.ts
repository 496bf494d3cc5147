import type { Command, Place } from "./command.ts";
import { WrongUse } from "./command.ts";
import { commands } from "./commands.ts";
import { didYouMean } from "./suggest.ts";

/** Runs one line of arguments and returns the exit status. An error is one line. */
export async function runCommand(args: string[], place: Place): Promise<number> {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.includes("--help")) {
    const isAsked = Boolean(command) || name === "" || name === "help";
    if (!isAsked)
      place.say(`There is no "${name}". ${didYouMean(name, Object.keys(commands))}`.trim());
    for (const line of usageOf(command ? [command] : Object.values(commands))) place.say(line);
    return isAsked ? 0 : 2;
  }
  try {
    return await command.run(rest, place);
  } catch (error) {
    const isArguments = String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");
    if (!(error instanceof WrongUse) && !isArguments) throw error;
    place.say((error as Error).message);
    if (isArguments) for (const line of usageOf([command])) place.say(line);
    return 2;
  }
}

const usageOf = (some: Command[]) =>
  some.flatMap(({ usage }) => usage.map((line) => `npm run brand -- ${line}`));
