import { and, eq, notInArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { movement, waiting } from "../../../contract/play/account-record.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import {
  ledgerKindsOf,
  reasonOf,
  recordKindOf,
  subjectOf,
} from "../../../domain/play/record-kind.ts";
import { openDeposits } from "../../../money/cashier/list-deposits.ts";
import { openWithdrawals } from "../../../money/withdrawals/list-withdrawals.ts";
import type { Reader } from "../../../store/open-store.ts";
import { ledgerAccounts, ledgerEntries } from "../../../store/schema/ledger.ts";
import { counterpartiesOf } from "./counterparties-of.ts";
import { depositsAndWithdrawalsOf } from "./deposits-and-withdrawals-of.ts";
import { roundsOf } from "./rounds-of.ts";

type Entry = typeof ledgerEntries.$inferSelect;
export type Movement = z.output<typeof movement>;
export type Waiting = z.output<typeof waiting>;

export const NONE_WAITING: Waiting = { deposits: [], withdrawals: [] };

/** The condition for the entries of a member's cash; null before its first movement. */
export async function ownEntries(
  reader: Reader,
  merchant: string,
  memberId: string,
): Promise<SQL | null> {
  const [purse] = await reader
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.owner, memberId),
        eq(ledgerAccounts.kind, "cash"),
      ),
    );
  if (!purse) return null;
  return and(eq(ledgerEntries.merchant, merchant), eq(ledgerEntries.account, purse.id))!;
}

/** The actor's deposits and withdrawals under way. */
export async function waitingOf(reader: Reader, context: Context): Promise<Waiting> {
  const { clock, language } = context;
  const whose = { merchant: context.merchant.code, memberId: requireActor(context).memberId };
  return {
    deposits: await openDeposits(reader, { ...whose, now: clock.now(), language }),
    withdrawals: await openWithdrawals(reader, whose),
  };
}

/** Moves between the member's own purses are neither income nor expense. */
const isIncome = notInArray(ledgerEntries.kind, ledgerKindsOf(["wallet"])!.names);

/** How many entries there are, and what came in and went out with them, both positive. */
export async function sumEntries(reader: Reader, wanted: SQL | undefined) {
  const { amount } = ledgerEntries;
  const [sums] = await reader
    .select({
      count: sql<string>`count(*)`,
      in: sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0 and ${isIncome}), 0)`,
      out: sql<string>`coalesce(-sum(${amount}) filter (where ${amount} < 0 and ${isIncome}), 0)`,
    })
    .from(ledgerEntries)
    .where(wanted);
  return { count: Number(sums!.count), in: BigInt(sums!.in), out: BigInt(sums!.out) };
}

/** Entries as the actor sees them, each with what it belongs to. */
export async function toMovements(
  reader: Reader,
  context: Context,
  rows: readonly Entry[],
): Promise<Movement[]> {
  const { merchant, language } = context;
  const { memberId } = requireActor(context);
  const rounds = await roundsOf(reader, merchant.code, rows, language);
  const counterparties = await counterpartiesOf(reader, merchant.code, memberId, rows);
  const money = await depositsAndWithdrawalsOf(reader, merchant.code, rows, language);
  return rows.map((row) => toMovement(row, { rounds, counterparties, money }));
}

type Subjects = {
  rounds: Awaited<ReturnType<typeof roundsOf>>;
  counterparties: Awaited<ReturnType<typeof counterpartiesOf>>;
  money: Awaited<ReturnType<typeof depositsAndWithdrawalsOf>>;
};

function toMovement(row: Entry, { rounds, counterparties, money }: Subjects): Movement {
  const { subject, id } = subjectOf(row.transferKey);
  const reason = reasonOf(row.kind);
  const round = rounds.get(id);
  const payment = money.get(id);
  const other = counterparties.get(id);
  return {
    number: String(row.number),
    kind: recordKindOf(row.kind),
    amount: row.amount,
    balance: row.balance,
    at: row.at.getTime(),
    subject,
    id: round?.roundId ?? id,
    reference: payment?.reference ?? other?.reference ?? round?.roundId ?? (reason ? "" : id),
    reason,
    method: payment?.method ?? null,
    account: payment?.account ?? null,
    counterparty: other?.name ?? null,
    game: round?.game ?? null,
  };
}
