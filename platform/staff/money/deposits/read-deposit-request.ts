import { and, asc, eq } from "drizzle-orm";
import { changeDeposit } from "../../../money/cashier/find-deposit.ts";
import { writeDepositStep } from "../../../money/cashier/settling/write-deposit-step.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { depositSlips, depositSteps } from "../../../store/schema/cashier.ts";
import { members } from "../../../store/schema/merchant.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdDepositByReference } from "./hold-deposit-by-reference.ts";

type Asked = {
  merchant: string;
  reference: string;
  /** True for a person who may decide: from then on the player sees that it is in review. */
  takesUp: boolean;
};

/** One deposit with everything for a decision: its member, its steps and its slips. */
export async function readDepositRequest(
  context: StaffContext,
  { merchant, reference, takesUp }: Asked,
) {
  const entry = { action: "readDeposit", details: { reference }, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const held = await holdDepositByReference(tx, merchant, reference);
    const row = takesUp ? await takeUp(context, tx, held) : held;
    const [member] = await tx
      .select({ username: members.username, payeeName: members.profile })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, row.memberId)));
    return {
      row,
      username: member?.username ?? "",
      payeeName: member?.payeeName.payeeName ?? "",
      steps: await tx
        .select()
        .from(depositSteps)
        .where(and(eq(depositSteps.merchant, merchant), eq(depositSteps.depositId, row.id)))
        .orderBy(asc(depositSteps.number)),
      slips: await tx
        .select()
        .from(depositSlips)
        .where(and(eq(depositSlips.merchant, merchant), eq(depositSlips.depositId, row.id)))
        .orderBy(asc(depositSlips.number)),
    };
  });
}

async function takeUp(context: StaffContext, tx: Transaction, row: DepositRow) {
  if (row.status !== "SLIP_SUBMITTED") return row;
  await writeDepositStep(context, tx, row, { kind: "review", by: "staff", staff: context.staff });
  return changeDeposit(tx, row, { status: "REVIEW" });
}
