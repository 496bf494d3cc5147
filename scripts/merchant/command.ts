import type { StaffContext } from "#platform/staff/staff-context.ts";
import type { Command as AnyCommand } from "#scripts/lib/command-line.ts";

export { WrongUse } from "#scripts/lib/command-line.ts";

/** One word after `npm run merchant --`. It prints what it did. */
export type Command = AnyCommand<[staff: StaffContext, say: (line: string) => void], void>;
