import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { staffStatementLines } from "../../../contract/staff/statements.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { notesIn } from "../../../domain/money/statement/notes-in.ts";
import type { Reader } from "../../../store/open-store.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { bankLines } from "../../../store/schema/statement.ts";
import type { StaffContext } from "../../staff-context.ts";
import { type Found, findForStaff } from "./find-candidates.ts";
import { findLine, type LineRow } from "./hold-line.ts";

const SHOWN = 50;
const STATES = { waiting: "WAITING", matched: "MATCHED", "set-aside": "SET_ASIDE" } as const;

type Page = Pick<InputOf<typeof staffStatementLines>, "state" | "after">;
export type ListedLine = LineRow & {
  /** The reference of its deposit. */
  deposit: string | null;
  candidates: Found[];
};

/**
 * The imported credits in a state, the earliest day first, fifty a page; `after` is the last id of the
 * page before. Waiting ones come with the transfers that they may pay.
 */
export async function listLines(
  { store }: StaffContext,
  merchant: string,
  { state, after }: Page,
): Promise<ListedLine[]> {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, async (tx) => {
    const last = after ? await findLine(tx, { merchant, id: after }, "after") : undefined;
    const isLater =
      last &&
      or(
        gt(bankLines.bookedAt, last.bookedAt),
        and(eq(bankLines.bookedAt, last.bookedAt), gt(bankLines.id, last.id)),
      );
    const inState = state === "all" ? undefined : eq(bankLines.state, STATES[state]);
    const rows = await tx
      .select()
      .from(bankLines)
      .where(and(eq(bankLines.merchant, merchant), inState, isLater))
      .orderBy(asc(bankLines.bookedAt), asc(bankLines.id))
      .limit(SHOWN);
    const references = await referencesOf(tx, merchant, rows);
    const waiting = rows.filter((row) => row.state === "WAITING");
    const found = await candidatesOf(tx, merchant, waiting);
    return rows.map((row) => ({
      ...row,
      deposit: (row.depositId && references.get(row.depositId)) ?? null,
      candidates: row.state === "WAITING" ? found.filter((one) => mayPay(row, one)) : [],
    }));
  });
}

/** One look-up for the whole page. */
async function candidatesOf(tx: Reader, merchant: string, rows: readonly LineRow[]) {
  if (rows.length === 0) return [];
  const notes = [...new Set(rows.flatMap(({ text }) => notesIn(text)))];
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  return findForStaff(tx, merchant, { notes, amounts });
}

const isOver = ({ row }: Found) =>
  !["WAITING_PAYMENT", "SLIP_SUBMITTED", "REVIEW"].includes(row.status);

const mayPay = ({ text, amount }: LineRow, found: Found): boolean =>
  (found.row.note !== null && notesIn(text).includes(found.row.note)) ||
  (found.row.amount === amount && !isOver(found));

async function referencesOf(tx: Reader, merchant: string, rows: readonly LineRow[]) {
  const ids = rows.flatMap(({ depositId }) => depositId ?? []);
  if (ids.length === 0) return new Map<string, string>();
  const found = await tx
    .select({ id: deposits.id, reference: deposits.reference })
    .from(deposits)
    .where(and(eq(deposits.merchant, merchant), inArray(deposits.id, ids)));
  return new Map(found.map(({ id, reference }) => [id, reference || id]));
}
