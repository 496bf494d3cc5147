import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { surchargeOf } from "../../../contract/money/surcharge-of.ts";
import { readFee } from "../../../domain/money/deposit-fee.ts";
import type { Candidate } from "../../../domain/money/statement/decide-line.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { Reader } from "../../../store/open-store.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { members } from "../../../store/schema/merchant.ts";

const WAITING = ["WAITING_PAYMENT", "SLIP_SUBMITTED", "REVIEW"] as const;
/** A note is used again after a month at the earliest, so few transfers ever had the same. */
const FOUND_MAX = 500;

/** A transfer that a line may pay, with the name of its member. */
export type Found = { row: DepositRow; username: string; candidate: Candidate };

/** The merchant's transfers with one of these notes, in any state; the newest first. */
export async function findByNotes(
  tx: Reader,
  merchant: string,
  notes: readonly string[],
): Promise<Found[]> {
  if (notes.length === 0) return [];
  return find(tx, merchant, inArray(deposits.note, [...notes]));
}

/** The same, and the waiting transfers of one of these amounts. */
export async function findForStaff(
  tx: Reader,
  merchant: string,
  { notes, amounts }: { notes: readonly string[]; amounts: readonly bigint[] },
): Promise<Found[]> {
  const ofAmount = and(
    inArray(deposits.amount, [...amounts]),
    inArray(deposits.status, [...WAITING]),
  );
  return find(tx, merchant, or(inArray(deposits.note, [...notes]), ofAmount));
}

async function find(tx: Reader, merchant: string, wanted: SQL | undefined): Promise<Found[]> {
  const rows = await tx
    .select({ row: deposits, username: members.username, type: members.type })
    .from(deposits)
    .innerJoin(
      members,
      and(eq(members.merchant, deposits.merchant), eq(members.id, deposits.memberId)),
    )
    .where(and(eq(deposits.merchant, merchant), eq(deposits.kind, "transfer"), wanted))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(FOUND_MAX);
  return rows.map(({ row, username, type }) => ({
    ...{ row, username },
    candidate: candidateOf(row, type !== ACCOUNT_TYPE.trial),
  }));
}

/** A deposit as the rule of the domain reads it. */
export function candidateOf(row: DepositRow, isReal: boolean): Candidate {
  const { id, currency, status, createdAt, expiresAt } = row;
  const payable = row.amount + surchargeOf(readFee(row.fee), row.amount);
  return { id, payable, currency, status, createdAt, expiresAt, isReal };
}
