import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { WrongUse } from "./command.ts";
import { commands } from "./commands.ts";

/** Runs one line of arguments and returns the exit code. An error is one line. */
export async function runCommand(
  args: string[],
  openStaff: () => Promise<{ staff: StaffContext; close(): Promise<void> }>,
  say: { out(line: string): void; error(line: string): void },
): Promise<number> {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.includes("--help")) {
    for (const line of usageOf(command ? [name] : Object.keys(commands))) say.out(line);
    return command || name === "" || name === "help" ? 0 : 1;
  }
  const { staff, close } = await openStaff();
  try {
    await command.run(rest, staff, say.out);
    return 0;
  } catch (error) {
    say.error(lineOf(error));
    if (isWrongUse(error)) for (const line of usageOf([name])) say.error(line);
    return 1;
  } finally {
    await close();
  }
}

function usageOf(names: readonly string[]): string[] {
  const lines = names.flatMap((name) => commands[name]?.usage ?? []);
  return lines.map((line) => `npm run merchant -- ${line}`);
}

/** The error codes of node:util begin with this. */
function isWrongUse(error: unknown) {
  const code = (error as { code?: unknown }).code;
  return error instanceof WrongUse || String(code).startsWith("ERR_PARSE_ARGS");
}

function lineOf(error: unknown): string {
  if (error instanceof Refusal) {
    const field = error.field ? ` (${error.field})` : "";
    return `Refused: ${error.code}${field}`;
  }
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}
