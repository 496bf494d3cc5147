import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { isForStaff } from "../../../domain/money/deposit-state.ts";
import { formatAmount } from "../../../domain/money.ts";
import { findMethod } from "../../../money/cashier/methods.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { approvedBySecond, outcomeOf } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { withFieldNames } from "../../with-field-names.ts";
import { creditHeld } from "../deposits/decide-deposit.ts";
import { depositFourEyesFrom } from "../deposits/deposit-four-eyes-from.ts";
import { holdDepositByReference } from "../deposits/hold-deposit-by-reference.ts";
import { changeLine, findLine, holdWaitingLine, type LineRow } from "./hold-line.ts";
import { matchAsked } from "./match-asked.ts";

type Asked = { merchant: string; line: string; deposit: string };
type Matched = Waiting & { credited: bigint | null };

/**
 * Credits a transfer with what came by a waiting line, whatever its note. From the setting
 * `deposits.fourEyesFrom` on, it waits for a second person's yes. Refuses a deposit that staff cannot
 * credit any more, one of another currency or of a trial account, and an amount beyond the method's
 * limits, with the field "deposit".
 */
export async function matchBankLine(
  context: StaffContext,
  { merchant, line, deposit }: Asked,
): Promise<Matched> {
  const { store, clock, staff } = context;
  const fourEyesFrom = await depositFourEyesFrom(store, merchant);
  const named = await store.inMerchant(merchant, async (tx) => {
    await findLine(tx, { merchant, id: line });
    return holdDeposit(tx, { merchant, deposit });
  });
  const method = await findMethod(store, merchant, named.method);
  const entryOf = ({ outcome, row, held }: Matched & { row: LineRow; held: DepositRow }) => ({
    action: outcome === "done" ? "approveDeposit" : "askMatchBankLine",
    details: { reference: held.reference || held.id, amount: formatAmount(row.amount), line },
    changesPages: false,
  });
  const {
    row: _row,
    held: _held,
    ...matched
  } = await asStaff(context, merchant, entryOf, async (tx) => {
    const row = await holdWaitingLine(tx, { merchant, id: line });
    const held = await holdDeposit(tx, { merchant, deposit });
    await checkPayable(tx, row, held);
    const isLarge = row.amount >= fourEyesFrom;
    const approval = isLarge ? await approvedBySecond(context, tx, matchAsked(row, held)) : null;
    const outcome = outcomeOf(approval);
    if (outcome.outcome === "waiting") {
      await changeLine(tx, row, { reason: "second_person", depositId: held.id });
      return { ...outcome, credited: null, row, held };
    }
    const credited = await withFieldNames({ amount: "deposit" }, () =>
      creditHeld(context, tx, held, { amount: row.amount, method }),
    );
    const decided = { decidedAt: clock.now(), decidedBy: staff };
    await changeLine(tx, row, { state: "MATCHED", depositId: held.id, ...decided });
    return { ...outcome, credited, row, held };
  });
  return matched;
}

const holdDeposit = (tx: Transaction, { merchant, deposit }: Omit<Asked, "line">) =>
  holdDepositByReference(tx, merchant, deposit).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { field: "deposit", status: error.status });
  });

async function checkPayable(tx: Transaction, line: LineRow, held: DepositRow): Promise<void> {
  const refused = (code: string) => new Refusal(code, { field: "deposit", status: 409 });
  if (held.kind !== "transfer" || !isForStaff(held)) throw refused("deposit_state");
  if (held.currency !== line.currency) throw refused("currency_differs");
  const { merchant, memberId } = held;
  const [member] = await tx
    .select({ type: members.type })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
  if (member?.type === ACCOUNT_TYPE.trial) throw refused("trial_account");
}
