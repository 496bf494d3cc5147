import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { isUnreadable, runCommandLine, WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import { commands } from "./commands.ts";

/**
 * Runs one line of arguments and returns the exit code. An error is one line. `actAs` gives the
 * context of the person who acts; by default that of the machine's user.
 */
export function runCommand(
  args: string[],
  openStaff: () => Promise<{ staff: StaffContext; close(): Promise<void> }>,
  say: { out(line: string): void; error(line: string): void },
  actAs: (staff: StaffContext) => Promise<StaffContext> = async (staff) => staff,
): Promise<number> {
  return runCommandLine(args, {
    program: "merchant",
    commands,
    say,
    failed: 1,
    async run(command, rest) {
      const { staff, close } = await openStaff();
      const run = async () => command.run(rest, await actAs(staff), say.out);
      await run().finally(close);
      return 0;
    },
    errorLine: wordsOfRefusal,
    needsUsage: (error) => error instanceof WrongUse || isUnreadable(error),
  });
}

/** An error of a command as one line: a refusal by its code, and anything else in words. */
export function wordsOfRefusal(error: unknown): string {
  if (error instanceof Refusal) {
    const field = error.field ? ` (${error.field})` : "";
    return `Refused: ${error.code}${field}`;
  }
  return wordsOfError(error);
}
