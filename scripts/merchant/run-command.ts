import { Refusal } from "#platform/contract/wire/refusal.ts";
import { runAtOffice } from "#platform/http/office/run-at-office.ts";
import type { Person } from "#platform/staff/people/desk.ts";
import { isUnreadable, runCommandLine, WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import type { Command, TerminalParts } from "./command.ts";
import { commands } from "./commands.ts";
import { type Asked, readLine } from "./line/read-line.ts";
import { CALLER } from "./login/terminal-caller.ts";
import { savePictures } from "./show/save-pictures.ts";
import { showValue } from "./show/show-value.ts";

/** How a terminal reaches its database, its user and the person who acts. */
export type Terminal = {
  open(): Promise<{ parts: TerminalParts; close(): Promise<void> }>;
  say: { out(line: string): void; error(line: string): void };
  /** The person who acts. Refuses when there is none. */
  actor(parts: TerminalParts): Promise<Person>;
  standardInput(): Promise<string>;
};

/** Runs one line of arguments and returns the exit code. An error is one line. */
export function runCommand(args: string[], terminal: Terminal): Promise<number> {
  return runCommandLine<Command>(args, {
    program: "merchant",
    commands,
    say: terminal.say,
    failed: 1,
    async run(command, rest) {
      if ("forms" in command) {
        const asked = await readLine(command.forms, rest, terminal.standardInput);
        return withParts(terminal, (parts) => ask(terminal, parts, asked));
      }
      if (rest.length > 0) throw new WrongUse(`"${rest[0]}" is one word too many.`);
      return withParts(terminal, async (parts) => {
        await command.run(parts, terminal.say.out);
        return 0;
      });
    },
    errorLine: wordsOfRefusal,
    needsUsage: (error) => error instanceof WrongUse || isUnreadable(error),
  });
}

async function withParts<T>(
  { open }: Terminal,
  work: (parts: TerminalParts) => Promise<T>,
): Promise<T> {
  const { parts, close } = await open();
  return work(parts).finally(close);
}

/** Asks one call of the office as the person who acts, and prints its value. */
async function ask(
  { say, actor }: Terminal,
  parts: TerminalParts,
  { route, merchant, input, isJson, images }: Asked,
): Promise<number> {
  const person = await actor(parts);
  const read = async () => input;
  const value = await runAtOffice(parts, route, { merchant, person, caller: CALLER, read });
  if (isJson) {
    say.out(JSON.stringify(value));
    return 0;
  }
  for (const line of showValue(route.call.value, value)) say.out(line);
  if (images) {
    for (const path of await savePictures(route.call.value, value, images)) say.out(path);
  }
  const { outcome, approval, left } = value as Record<string, unknown>;
  if (outcome === "waiting" && typeof approval === "string") {
    say.out(`A second person says: npm run merchant -- approval yes ${merchant} ${approval}`);
  }
  // A script that changes the master secret goes on only when nothing is left.
  return typeof left === "number" && left > 0 ? 1 : 0;
}

/** An error of a command as one line: a refusal by its code, and anything else in words. */
export function wordsOfRefusal(error: unknown): string {
  if (error instanceof Refusal) {
    const field = error.field ? ` (${error.field})` : "";
    const details = Object.entries(error.details ?? {}).map(([name, value]) => ` ${name}=${value}`);
    return `Refused: ${error.code}${field}${details.join(",")}`;
  }
  return wordsOfError(error);
}
