import {
  staffStatementImport,
  staffStatementLines,
  staffStatementMatch,
  staffStatementSetAside,
} from "../../../contract/staff/statements.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { type MerchantDesk, staffOf } from "../../people/manage-people.ts";
import type { Found } from "./find-candidates.ts";
import { importStatement } from "./import-statement.ts";
import { listLines } from "./list-lines.ts";
import { matchBankLine } from "./match-line.ts";
import { setLineAside } from "./set-line-aside.ts";

/** The office's calls about statements of the bank. */
export const statementRoutes: readonly OfficeRoute[] = [
  at(staffStatementImport, takeUp),
  at(staffStatementLines, list),
  at(staffStatementMatch, (desk, input) =>
    matchBankLine(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffStatementSetAside, async (desk, input) => {
    await setLineAside(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
];

async function takeUp(
  desk: MerchantDesk,
  { file, plan, currency, ...form }: InputOf<typeof staffStatementImport>,
): Promise<ValueOf<typeof staffStatementImport>> {
  const { merchant, store } = desk;
  const own = currency ?? (await readMerchant(store, merchant)).currency;
  const { debits, known, lines } = await importStatement(staffOf(desk), {
    ...{ merchant, file: Buffer.from(file, "base64"), isPlan: plan === "yes" },
    form: { ...form, currency: own },
  });
  const credited = lines.filter(({ reason }) => reason === null).length;
  return {
    ...{ debits, known, credited, waiting: lines.length - credited },
    lines: lines.map(({ id, bookedAt, amount, currency, text, reason, deposit }) => ({
      ...{ line: id, bookedAt, amount, currency, text, reason },
      outcome: reason === null ? ("credited" as const) : ("waiting" as const),
      deposit: deposit && (deposit.reference || deposit.id),
    })),
  };
}

async function list(
  desk: MerchantDesk,
  page: InputOf<typeof staffStatementLines>,
): Promise<ValueOf<typeof staffStatementLines>> {
  const rows = await listLines(staffOf(desk), desk.merchant, page);
  return {
    list: rows.map(({ id, bookedAt, amount, currency, text, account, ...row }) => ({
      ...{ line: id, bookedAt, amount, currency, text, account },
      ...{ state: row.state, reason: row.reason, deposit: row.deposit, because: row.because },
      by: row.decidedBy ?? row.importedBy,
      candidates: row.candidates.map(toCandidate),
    })),
    after: rows.length === 50 ? rows.at(-1)!.id : null,
  };
}

const toCandidate = ({ row, username }: Found) => ({
  reference: row.reference || row.id,
  ...{ status: row.status, amount: row.amount, currency: row.currency, note: row.note },
  account: username,
});
