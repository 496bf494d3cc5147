import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { LineReason } from "../../../domain/money/statement/decide-line.ts";
import { keyedLines } from "../../../domain/money/statement/keyed-lines.ts";
import {
  readStatement,
  type StatementForm,
} from "../../../domain/money/statement/read-statement.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import { bankLines } from "../../../store/schema/statement.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { depositFourEyesFrom } from "../deposits/deposit-four-eyes-from.ts";
import { type NewLine, planLine, takeLine } from "./take-line.ts";

type Asked = { merchant: string; file: Uint8Array; form: StatementForm; isPlan: boolean };

/** A new credit and what became of it. `reason` is null when it was, or would be, credited. */
export type ImportedLine = NewLine & {
  id: string | null;
  reason: LineReason | null;
  deposit: DepositRow | null;
};
type Imported = { debits: number; known: number; lines: ImportedLine[] };

/**
 * Takes up every new credit of a bank's statement, each in a transaction of its own. So an import that
 * breaks off is repeated: what is known already changes nothing. Refuses a file that cannot be read
 * before anything is done. A plan only says what would become of each line.
 */
export async function importStatement(
  context: StaffContext,
  { merchant, file, form, isPlan }: Asked,
): Promise<Imported> {
  const { store } = context;
  const all = linesOf(file, form);
  const credits = all.filter(({ isCredit }) => isCredit);
  const fourEyesFrom = await depositFourEyesFrom(store, merchant);
  if (!isPlan) await recordImport(context, merchant, file, credits);
  const known = await knownKeys(context, merchant, credits);
  const fresh = credits.filter((line) => !known.has(placeOf(line)));
  const lines = isPlan
    ? await planLines(context, { merchant, fourEyesFrom }, fresh)
    : await takeLines(context, { merchant, fourEyesFrom }, fresh);
  const debits = all.length - credits.length;
  return { debits, known: credits.length - lines.length, lines };
}

/** Lines of several statements of one account in a file are counted together. */
function linesOf(file: Uint8Array, form: StatementForm): NewLine[] {
  const byAccount = Map.groupBy(readStatement(file, form), ({ account }) => account);
  return [...byAccount].flatMap(([account, statements]) =>
    keyedLines(statements.flatMap(({ lines }) => lines)).map((line) => ({ ...line, account })),
  );
}

const placeOf = ({ account, key }: Pick<NewLine, "account" | "key">) => `${account} ${key}`;

async function knownKeys(
  { store }: StaffContext,
  merchant: string,
  lines: readonly NewLine[],
): Promise<Set<string>> {
  const keys = lines.map(({ key }) => key);
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ account: bankLines.account, key: bankLines.key })
      .from(bankLines)
      .where(and(eq(bankLines.merchant, merchant), inArray(bankLines.key, keys))),
  );
  return new Set(rows.map(placeOf));
}

/** The audit names the file by its hash, and no payer. */
async function recordImport(
  context: StaffContext,
  merchant: string,
  file: Uint8Array,
  credits: readonly NewLine[],
): Promise<void> {
  const accounts = [...new Set(credits.map(({ account }) => account))];
  const sha256 = createHash("sha256").update(file).digest("hex");
  const details = { accounts, credits: credits.length, sha256 };
  const entry = { action: "importStatement", details, changesPages: false };
  await asStaff(context, merchant, entry, async () => {});
}

type Place = { merchant: string; fourEyesFrom: bigint };

async function takeLines(context: StaffContext, place: Place, fresh: readonly NewLine[]) {
  const lines: ImportedLine[] = [];
  for (const line of fresh) {
    const taken = await takeLine(context, place, line);
    if (taken) lines.push({ ...line, ...taken, id: taken.line });
  }
  return lines;
}

/** In a plan nothing is credited, so a second line for the same deposit is told from the first here. */
async function planLines(context: StaffContext, place: Place, fresh: readonly NewLine[]) {
  const paid = new Set<string>();
  const lines: ImportedLine[] = [];
  for (const line of fresh) {
    const { reason, found } = await planLine(context, place.merchant, line);
    const isPaid = found !== null && paid.has(found.row.id);
    const isLarge = found !== null && line.amount >= place.fourEyesFrom;
    const known = isPaid ? "deposit_over" : isLarge ? "second_person" : reason;
    if (found && !isLarge) paid.add(found.row.id);
    lines.push({ ...line, id: null, reason: known, deposit: isPaid ? null : (found?.row ?? null) });
  }
  return lines;
}
