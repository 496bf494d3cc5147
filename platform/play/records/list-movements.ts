import { and, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { accountRecord } from "../../contract/play/account-record.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { ledgerKindsOf, recordKindOf, subjectOf } from "../../domain/play/record-kind.ts";
import { ledgerAccounts, ledgerEntries } from "../../store/schema/ledger.ts";
import { counterpartiesOf } from "./counterparties-of.ts";
import { entriesInPeriod } from "./entries-in-period.ts";
import { roundsOf } from "./rounds-of.ts";

type Input = InputOf<typeof accountRecord>;
type Value = ValueOf<typeof accountRecord>;

/** The movements of the member's cash, newest first, with totals over all pages. */
export async function listMovements(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  return store.reading(merchant.code, async (reader) => {
    const [purse] = await reader
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.merchant, merchant.code),
          eq(ledgerAccounts.owner, memberId),
          eq(ledgerAccounts.kind, "cash"),
        ),
      );
    if (!purse) return { list: [], totalPages: 0, totals: { in: 0n, out: 0n } };
    const own = and(
      eq(ledgerEntries.merchant, merchant.code),
      eq(ledgerEntries.account, purse.id),
    )!;
    const wanted = and(own, ...entriesInPeriod(own, input), kindsIn(input));
    const rows = await reader
      .select()
      .from(ledgerEntries)
      .where(wanted)
      .orderBy(desc(ledgerEntries.number))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize);
    const { amount } = ledgerEntries;
    const [sums] = await reader
      .select({
        count: sql<string>`count(*)`,
        in: sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`,
        out: sql<string>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`,
      })
      .from(ledgerEntries)
      .where(wanted);
    const rounds = await roundsOf(reader, merchant.code, rows);
    const counterparties = await counterpartiesOf(reader, merchant.code, memberId, rows);
    return {
      list: rows.map((row) => toMovement(row, rounds, counterparties)),
      totalPages: Math.ceil(Number(sums!.count) / input.pageSize),
      totals: { in: BigInt(sums!.in), out: BigInt(sums!.out) },
    };
  });
}

function kindsIn({ kinds }: Input): SQL | undefined {
  const wanted = ledgerKindsOf(kinds);
  if (!wanted) return undefined;
  return wanted.isExcluding
    ? notInArray(ledgerEntries.kind, wanted.names)
    : inArray(ledgerEntries.kind, wanted.names);
}

function toMovement(
  row: typeof ledgerEntries.$inferSelect,
  rounds: Awaited<ReturnType<typeof roundsOf>>,
  counterparties: ReadonlyMap<string, string>,
): Value["list"][number] {
  const { subject, id } = subjectOf(row.transferKey);
  const round = rounds.get(id);
  return {
    number: String(row.number),
    kind: recordKindOf(row.kind),
    amount: row.amount,
    balance: row.balance,
    at: row.at.getTime(),
    subject,
    reference: round?.roundId ?? id,
    counterparty: counterparties.get(id) ?? null,
    game: round?.game ?? null,
  };
}
