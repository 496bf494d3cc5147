import type { StaffContext } from "#platform/staff/staff-context.ts";

/** One word after `npm run merchant --`. */
export type Command = {
  /** One line for each form of the call, without "npm run merchant --". */
  usage: readonly string[];
  /** Runs the command and prints what it did. Throws a WrongUse for arguments it cannot read. */
  run(args: string[], staff: StaffContext, say: (line: string) => void): Promise<void>;
};

/** Unreadable arguments; the message names the fault. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
