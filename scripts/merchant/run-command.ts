import { staffMerchantExport } from "#platform/contract/staff/merchant/apply.ts";
import { staffFigures } from "#platform/contract/staff/merchant/figures.ts";
import { staffSecretReseal } from "#platform/contract/staff/merchant/secrets.ts";
import { staffVendorTry } from "#platform/contract/staff/vendors/vendors.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { newId } from "#platform/core/access/token.ts";
import { runAtOffice } from "#platform/http/office/run-at-office.ts";
import type { Person } from "#platform/staff/people/desk.ts";
import { isUnreadable, runCommandLine, WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import type { Command, TerminalParts } from "./command.ts";
import { commands } from "./commands.ts";
import { type Asked, readLine } from "./line/read-line.ts";
import { terminalCaller } from "./login/terminal-caller.ts";
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
async function ask(terminal: Terminal, parts: TerminalParts, asked: Asked): Promise<number> {
  const person = await terminal.actor(parts);
  const { route, merchant, input, isJson } = asked;
  const key = () => (route.call.keyed ? newId(parts.random) : null);
  const read = async () => input;
  const given = { merchant, person, caller: terminalCaller(), key, read };
  const value = await runAtOffice(parts, route, given);
  if (route.call === staffMerchantExport) terminal.say.out(JSON.stringify(value, null, 2));
  else if (isJson) terminal.say.out(JSON.stringify(value));
  else if (route.call === staffFigures) terminal.say.out((value as { csv: string }).csv.trimEnd());
  else await print(terminal, asked, value as Record<string, unknown>);
  // A script that changes the master secret goes on only when nothing is left.
  const isIncomplete = route.call === staffSecretReseal && (value as { left: number }).left > 0;
  const hasFailed = route.call === staffVendorTry && (value as { failed: number }).failed > 0;
  return isIncomplete || hasFailed ? 1 : 0;
}

async function print(
  { say }: Terminal,
  { route, merchant, images }: Asked,
  value: Record<string, unknown>,
): Promise<void> {
  const { value: schema } = route.call;
  for (const line of showValue(schema, value)) say.out(line);
  const paths = images ? await savePictures(schema, value, images) : [];
  for (const path of paths) say.out(path);
  const { outcome, approval } = value;
  if (outcome === "waiting" && typeof approval === "string") {
    say.out(`A second person says: npm run merchant -- approval yes ${merchant} ${approval}`);
  }
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
