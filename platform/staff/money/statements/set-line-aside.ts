import { refuseWaiting } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { changeLine, holdWaitingLine } from "./hold-line.ts";

type Asked = { merchant: string; line: string; reason: string };

/**
 * Puts a waiting line aside for good, with the reason. A request for a second person about it ends.
 * Refuses a line that does not wait with line_state.
 */
export async function setLineAside(
  context: StaffContext,
  { merchant, line, reason }: Asked,
): Promise<void> {
  const entry = { action: "setBankLineAside", details: { line, reason }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const row = await holdWaitingLine(tx, { merchant, id: line });
    await refuseWaiting(context, tx, { merchant, verb: "matchBankLine", subject: line });
    const decided = { decidedAt: context.clock.now(), decidedBy: context.staff };
    const change = { state: "SET_ASIDE", because: reason, depositId: null, ...decided } as const;
    await changeLine(tx, row, change);
  });
}
