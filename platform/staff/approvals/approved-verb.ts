import type { z } from "zod";
import type { Permission } from "../../contract/staff/roles.ts";
import type { StaffContext } from "../staff-context.ts";

export type ApprovedVerb = {
  /** What the second person needs, as the first one did. */
  permission: Permission;
  run(context: StaffContext, merchant: string, input: unknown): Promise<unknown>;
};

/** A verb with the form of its stored input. */
export function approvedVerb<Input extends z.ZodType>(
  permission: Permission,
  input: Input,
  run: (context: StaffContext, input: z.output<Input> & { merchant: string }) => Promise<unknown>,
): ApprovedVerb {
  return {
    permission,
    run: (context, merchant, kept) =>
      run(context, { ...(input.parse(kept) as z.output<Input> & object), merchant }),
  };
}
