import { and, eq, inArray } from "drizzle-orm";
import type { accountRecord } from "../../../contract/play/account-record.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { subjectOf } from "../../../domain/play/record-kind.ts";
import { listMethods } from "../../../money/cashier/methods.ts";
import { methodNameIn } from "../../../money/cashier/to-deposit.ts";
import type { Reader } from "../../../store/open-store.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { payoutAccounts } from "../../../store/schema/payout.ts";
import { withdrawals } from "../../../store/schema/withdrawal.ts";

type Movement = ValueOf<typeof accountRecord>["list"][number];
type Payment = Partial<Pick<Movement, "method" | "account">> & { reference: string };

/** What deposits and withdrawals are called on their own pages, by their ids. */
export async function depositsAndWithdrawalsOf(
  reader: Reader,
  merchant: string,
  movements: readonly { transferKey: string }[],
  language: string,
): Promise<ReadonlyMap<string, Payment>> {
  const named = movements.map(({ transferKey }) => subjectOf(transferKey));
  const idsOf = (subject: "deposit" | "withdrawal") => [
    ...new Set(named.filter((one) => one.subject === subject).map(({ id }) => id)),
  ];
  return new Map([
    ...(await depositsOf(reader, merchant, idsOf("deposit"), language)),
    ...(await withdrawalsOf(reader, merchant, idsOf("withdrawal"))),
  ]);
}

async function depositsOf(reader: Reader, merchant: string, ids: string[], language: string) {
  if (ids.length === 0) return [];
  const { id, reference, kind, method } = deposits;
  const rows = await reader
    .select({ id, reference, kind, method })
    .from(deposits)
    .where(and(eq(deposits.merchant, merchant), inArray(id, ids)));
  const methods = await listMethods(reader, merchant);
  return rows.map((row): [string, Payment] => {
    const method = methods.find(({ code }) => code === row.method);
    const name = method ? methodNameIn(method, language) : "";
    return [row.id, { reference: row.reference || row.id, method: { kind: row.kind, name } }];
  });
}

async function withdrawalsOf(reader: Reader, merchant: string, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await reader
    .select({
      id: withdrawals.id,
      reference: withdrawals.reference,
      label: payoutAccounts.label,
      numberEnd: payoutAccounts.numberEnd,
    })
    .from(withdrawals)
    .innerJoin(
      payoutAccounts,
      and(
        eq(payoutAccounts.merchant, withdrawals.merchant),
        eq(payoutAccounts.id, withdrawals.accountId),
      ),
    )
    .where(and(eq(withdrawals.merchant, merchant), inArray(withdrawals.id, ids)));
  return rows.map(({ id, reference, ...account }): [string, Payment] => [
    id,
    { reference, account },
  ]);
}
