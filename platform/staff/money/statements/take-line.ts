import { newId } from "../../../core/access/token.ts";
import { decideLine, type LineReason } from "../../../domain/money/statement/decide-line.ts";
import { notesIn } from "../../../domain/money/statement/notes-in.ts";
import type { StatementLine } from "../../../domain/money/statement/statement-line.ts";
import { formatAmount } from "../../../domain/money.ts";
import { holdDeposit } from "../../../money/cashier/find-deposit.ts";
import { findMethod } from "../../../money/cashier/methods.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { bankLines } from "../../../store/schema/statement.ts";
import { askSecond } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { creditHeld } from "../deposits/decide-deposit.ts";
import { candidateOf, type Found, findByNotes } from "./find-candidates.ts";
import { changeLine } from "./hold-line.ts";
import { matchAsked } from "./match-asked.ts";

/** A credit of an account, with its key there. */
export type NewLine = StatementLine & { account: string; key: string };

/** What became of a line. `reason` is null when it was credited. */
export type Taken = { line: string; reason: LineReason | null; deposit: DepositRow | null };

type Place = { merchant: string; fourEyesFrom: bigint };

/**
 * Takes up one credit of a statement in one transaction: the line, and the credit of the deposit that
 * it pays. From the four eyes limit on, the credit waits for a second person. Null for a line that is
 * known already; then nothing happens.
 */
export async function takeLine(
  context: StaffContext,
  { merchant, fourEyesFrom }: Place,
  line: NewLine,
): Promise<Taken | null> {
  const seen = await context.store.inMerchant(merchant, (tx) =>
    decide(context, tx, merchant, line),
  );
  const method = seen.found && (await findMethod(context.store, merchant, seen.found.row.method));
  const work = async (tx: Transaction): Promise<Taken | null> => {
    const id = await insertLine(context, tx, merchant, line);
    if (id === null) return null;
    const waits = (reason: LineReason) => ({ line: id, reason, deposit: null });
    const { reason, found } = await decide(context, tx, merchant, line);
    const held = found && (await holdAgain(context, tx, line, found));
    if (!held || !method || held.method !== method.code) {
      const why = reason ?? "deposit_over";
      await changeLine(tx, { merchant, id }, { reason: why });
      return waits(why);
    }
    if (line.amount >= fourEyesFrom) {
      await askSecond(context, tx, matchAsked({ merchant, id, amount: line.amount }, held));
      await changeLine(tx, { merchant, id }, { reason: "second_person", depositId: held.id });
      return { ...waits("second_person"), deposit: held };
    }
    await creditHeld(context, tx, held, { amount: line.amount, method });
    const decided = { decidedAt: context.clock.now(), decidedBy: context.staff };
    await changeLine(tx, { merchant, id }, { state: "MATCHED", depositId: held.id, ...decided });
    return { line: id, reason: null, deposit: held };
  };
  return asStaff(context, merchant, (taken) => entryOf(taken, line), work);
}

/** What a plan says of a line. */
export async function planLine(
  context: StaffContext,
  merchant: string,
  line: NewLine,
): Promise<{ reason: LineReason | null; found: Found | null }> {
  return context.store.inMerchant(merchant, (tx) => decide(context, tx, merchant, line));
}

async function decide(
  { clock }: StaffContext,
  tx: Transaction,
  merchant: string,
  line: NewLine,
): Promise<{ reason: LineReason | null; found: Found | null }> {
  const notes = notesIn(line.text);
  const all = await findByNotes(tx, merchant, notes);
  const candidates = all.map(({ candidate }) => candidate);
  const decision = decideLine(line, notes, candidates, clock.now());
  if ("reason" in decision) return { reason: decision.reason, found: null };
  const found = all.find(({ row }) => row.id === decision.deposit) ?? null;
  return { reason: null, found };
}

/** The deposit under its lock, if the line still pays it. */
async function holdAgain(
  { clock }: StaffContext,
  tx: Transaction,
  line: NewLine,
  { row, candidate }: Found,
): Promise<DepositRow | null> {
  const held = await holdDeposit(tx, row);
  const now = candidateOf(held, candidate.isReal);
  return "deposit" in decideLine(line, notesIn(line.text), [now], clock.now()) ? held : null;
}

/** Writes the line as one that waits, and returns its id; null when its key is there already. */
async function insertLine(
  { clock, random, staff }: StaffContext,
  tx: Transaction,
  merchant: string,
  { isCredit: _credit, isReversal: _reversal, ...line }: NewLine,
): Promise<string | null> {
  const imported = { importedAt: clock.now(), importedBy: staff };
  const [made] = await tx
    .insert(bankLines)
    .values({ ...line, merchant, id: newId(random), state: "WAITING", ...imported })
    .onConflictDoNothing()
    .returning({ id: bankLines.id });
  return made?.id ?? null;
}

/** The audit has a credit as an approval of the deposit, and a request for a second person as such. */
function entryOf(taken: Taken | null, { amount }: NewLine) {
  if (!taken?.deposit) return null;
  const { line, reason, deposit } = taken;
  const action = reason === null ? "approveDeposit" : "askMatchBankLine";
  const details = {
    reference: deposit.reference || deposit.id,
    amount: formatAmount(amount),
    line,
  };
  return { action, details, changesPages: false };
}
