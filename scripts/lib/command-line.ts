import { loggedError } from "#platform/contract/wire/logged-error.ts";

/** No error of the system begins like this, such as EPERM. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/;

/** One word after `npm run <program> --`, which is given what its program opens. */
export type Command<Given extends unknown[], Answer> = {
  /** One line for each form of the call, without "npm run <program> --". */
  usage: readonly string[];
  /** Throws a WrongUse for arguments that it cannot read. */
  run(args: string[], ...given: Given): Promise<Answer>;
};

type AnyCommand = { usage: readonly string[] };

/** A request that cannot be fulfilled; the message gives the reason in one line. */
export class WrongUse extends Error {
  override name = "WrongUse";
}

export type CommandLine<Known extends AnyCommand> = {
  program: string;
  commands: Readonly<Record<string, Known>>;
  say: { out(line: string): void; error(line: string): void };
  /** The exit status of a line that cannot be read, and of a command that ends by an error. */
  failed: number;
  /** Runs a command and returns the exit status. */
  run(command: Known, args: string[]): Promise<number>;
  /** The line for an unknown command, above the usage of all. */
  unknownLine?(name: string): string;
  /** The one line that an error is; undefined throws it on, as a fault of the program. */
  errorLine(error: unknown): string | undefined;
  /** True for an error below which the usage of the command helps. */
  needsUsage(error: unknown): boolean;
};

/** Runs one line of arguments and returns the exit status. */
export async function runCommandLine<Known extends AnyCommand>(
  [name = "", ...args]: string[],
  line: CommandLine<Known>,
): Promise<number> {
  const { program, commands, say, failed } = line;
  const usageOf = (some: AnyCommand[]) =>
    some.flatMap(({ usage }) => usage.map((form) => `npm run ${program} -- ${form}`));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || args.includes("--help")) {
    const isAsked = Boolean(command) || name === "" || name === "help";
    if (!isAsked && line.unknownLine) say.out(line.unknownLine(name));
    for (const form of usageOf(command ? [command] : Object.values(commands))) say.out(form);
    return isAsked ? 0 : failed;
  }
  try {
    return await line.run(command, args);
  } catch (error) {
    const text = line.errorLine(error);
    if (text === undefined) throw error;
    say.error(text);
    if (line.needsUsage(error)) for (const form of usageOf([command])) say.error(form);
    return failed;
  }
}

/** An error in one line for the terminal. That of a statement does not show the statement's values. */
export function wordsOfError(error: unknown): string {
  const logged = loggedError(error);
  const { code = "", constraint, table, column } = logged.cause ?? logged;
  if (SQLSTATE.test(code) || logged.type === "DrizzleQueryError") {
    const place = [constraint, table, column].filter(Boolean).join(", ");
    return `The database refused a statement: ${code}${place && ` (${place})`}`;
  }
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}

/** True for words that node:util's parseArgs refuses. */
export function isUnreadable(error: unknown): error is Error {
  return String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");
}
