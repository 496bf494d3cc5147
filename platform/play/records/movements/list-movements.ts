import { and, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { accountRecord } from "../../../contract/play/account-record.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { ledgerKindsOf, recordKindOf, subjectOf } from "../../../domain/play/record-kind.ts";
import { openDeposits } from "../../../money/cashier/list-deposits.ts";
import { openWithdrawals } from "../../../money/withdrawals/list-withdrawals.ts";
import type { Reader } from "../../../store/open-store.ts";
import { ledgerAccounts, ledgerEntries } from "../../../store/schema/ledger.ts";
import { entriesInPeriod } from "../entries-in-period.ts";
import { counterpartiesOf } from "./counterparties-of.ts";
import { depositsAndWithdrawalsOf } from "./deposits-and-withdrawals-of.ts";
import { entriesNamed } from "./entries-named.ts";
import { roundsOf } from "./rounds-of.ts";

type Input = InputOf<typeof accountRecord>;
type Value = ValueOf<typeof accountRecord>;

/** The movements of the member's cash, newest first, with totals over all pages. */
export async function listMovements(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant, language } = context;
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
    const waiting = isUnfiltered(input) ? await waitingOf(reader, context, memberId) : NONE_WAITING;
    if (!purse) return { list: [], waiting, totalPages: 0, totals: { in: 0n, out: 0n } };
    const own = and(
      eq(ledgerEntries.merchant, merchant.code),
      eq(ledgerEntries.account, purse.id),
    )!;
    const wanted = and(
      own,
      ...entriesInPeriod(own, input),
      kindsIn(input),
      entriesNamed(merchant.code, memberId, input),
    );
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
        in: sql<string>`coalesce(sum(${amount}) filter (where ${amount} > 0 and ${isIncome}), 0)`,
        out: sql<string>`coalesce(-sum(${amount}) filter (where ${amount} < 0 and ${isIncome}), 0)`,
      })
      .from(ledgerEntries)
      .where(wanted);
    const rounds = await roundsOf(reader, merchant.code, rows, language);
    const counterparties = await counterpartiesOf(reader, merchant.code, memberId, rows);
    const money = await depositsAndWithdrawalsOf(reader, merchant.code, rows, language);
    return {
      list: rows.map((row) => toMovement(row, { rounds, counterparties, money })),
      waiting,
      totalPages: Math.ceil(Number(sums!.count) / input.pageSize),
      totals: { in: BigInt(sums!.in), out: BigInt(sums!.out) },
    };
  });
}

const NONE_WAITING: Value["waiting"] = { deposits: [], withdrawals: [] };

const isUnfiltered = ({ kinds, from, to, search, amount, pageNo }: Input) =>
  pageNo === 1 &&
  kinds.length === 0 &&
  !search &&
  [from, to, amount].every((end) => end === undefined);

async function waitingOf(
  reader: Reader,
  context: Context,
  memberId: string,
): Promise<Value["waiting"]> {
  const { clock, language } = context;
  const merchant = context.merchant.code;
  const whose = { merchant, memberId };
  return {
    deposits: await openDeposits(reader, { ...whose, now: clock.now(), language }),
    withdrawals: await openWithdrawals(reader, whose),
  };
}

function kindsIn({ kinds }: Input): SQL | undefined {
  const wanted = ledgerKindsOf(kinds);
  if (!wanted) return undefined;
  return wanted.isExcluding
    ? notInArray(ledgerEntries.kind, wanted.names)
    : inArray(ledgerEntries.kind, wanted.names);
}

/** Moves between the member's own purses are neither income nor expense. */
const isIncome = notInArray(ledgerEntries.kind, ledgerKindsOf(["wallet"])!.names);

type Subjects = {
  rounds: Awaited<ReturnType<typeof roundsOf>>;
  counterparties: Awaited<ReturnType<typeof counterpartiesOf>>;
  money: Awaited<ReturnType<typeof depositsAndWithdrawalsOf>>;
};

function toMovement(
  row: typeof ledgerEntries.$inferSelect,
  { rounds, counterparties, money }: Subjects,
): Value["list"][number] {
  const { subject, id } = subjectOf(row.transferKey);
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
    reference: payment?.reference ?? other?.reference ?? round?.roundId ?? id,
    method: payment?.method ?? null,
    account: payment?.account ?? null,
    counterparty: other?.name ?? null,
    game: round?.game ?? null,
  };
}
