import type { StaffContext } from "#platform/staff/staff-context.ts";

/** One word after `npm run merchant --`. */
export type Command = {
  /** One line for each way to call it, without "npm run merchant --". */
  usage: readonly string[];
  /** Does it and says what it did. Throws a WrongUse for arguments that it cannot read. */
  run(args: string[], staff: StaffContext, say: (line: string) => void): Promise<void>;
};

/** Arguments that cannot be read; the message says what is wrong with them. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
