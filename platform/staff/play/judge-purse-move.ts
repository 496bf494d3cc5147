import { and, desc, eq } from "drizzle-orm";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { formatAmount } from "../../domain/money.ts";
import type { PurseMoveRow } from "../../play/purses/begin-move.ts";
import type { PurseAnswer } from "../../play/purses/purse-line.ts";
import { settleMove } from "../../play/purses/settle-move.ts";
import { members } from "../../store/schema/merchant.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import { approvedBySecond, outcomeOf } from "../approvals/second-person.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/** What staff learnt of a move from its vendor by other means: the money moved, or never will. */
export const PURSE_JUDGEMENTS = ["moved", "never"] as const;
export type PurseJudgement = (typeof PURSE_JUDGEMENTS)[number];

type Input = {
  merchant: string;
  reference: string;
  judgement: PurseJudgement;
  /** In ledger units: the amount moved, if everything was requested. */
  amount?: bigint | undefined;
};

/**
 * Ends a move without a clear answer after staff were called (domain.md 1.5). Before that it is
 * refused with move_not_flagged. Two members of staff must say the same, because money is decided
 * by hand. The first one's word waits ("waiting"), the second one's acts ("done").
 */
export function judgePurseMove(
  context: StaffContext,
  { merchant, reference, judgement, amount }: Input,
): Promise<Waiting> {
  const details = { reference, judgement, ...(amount && { amount: formatAmount(amount) }) };
  const entry = { action: "judgePurseMove", details, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const own = and(eq(purseMoves.merchant, merchant), eq(purseMoves.reference, reference));
    const [row] = await tx.select().from(purseMoves).where(own).for("update");
    if (!row) throw new Refusal("unknown_move", { field: "reference", status: 404 });
    if (row.status !== "OPEN" || !row.flaggedAt) {
      throw new Refusal("move_not_flagged", { status: 409 });
    }
    const answer = answerOf(row, judgement, amount);
    const asked = { merchant, verb: "judgePurseMove", subject: reference, input: details };
    const approval = await approvedBySecond(context, tx, asked);
    if (approval.state === "WAITING") return outcomeOf(approval);
    await settleMove({ ...context, merchant: { code: merchant } }, tx, row, answer);
    return outcomeOf(approval);
  });
}

function answerOf(
  row: PurseMoveRow,
  judgement: PurseJudgement,
  amount: bigint | undefined,
): PurseAnswer {
  if (judgement === "never") return { outcome: "failed", reason: "refused" };
  const moved = row.amount ?? amount;
  const isOther = row.amount !== null && amount !== undefined && amount !== row.amount;
  if (!moved || moved <= 0n || isOther) throw new Refusal("amount_required", { field: "amount" });
  return { outcome: "done", amount: moved };
}

/** The open moves, or all, newest first. Refuses an unknown merchant with unknown_merchant. */
export async function listPurseMoves(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  { all }: { all: boolean },
) {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: purseMoves, username: members.username })
      .from(purseMoves)
      .innerJoin(
        members,
        and(eq(members.merchant, purseMoves.merchant), eq(members.id, purseMoves.memberId)),
      )
      .where(
        and(eq(purseMoves.merchant, merchant), all ? undefined : eq(purseMoves.status, "OPEN")),
      )
      .orderBy(desc(purseMoves.createdAt))
      .limit(200),
  );
}
