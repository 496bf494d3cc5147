import { and, desc, inArray, notInArray, type SQL } from "drizzle-orm";
import type { accountRecord } from "../../../contract/play/account-record.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { ledgerKindsOf } from "../../../domain/play/record-kind.ts";
import { ledgerEntries } from "../../../store/schema/ledger.ts";
import { entriesInPeriod } from "../entries-in-period.ts";
import { entriesNamed } from "./entries-named.ts";
import { NONE_WAITING, ownEntries, sumEntries, toMovements, waitingOf } from "./read-movements.ts";

type Input = InputOf<typeof accountRecord>;
type Value = ValueOf<typeof accountRecord>;

/** The movements of the member's cash, newest first, with totals over all pages. */
export async function listMovements(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  return store.reading(merchant.code, async (reader) => {
    const own = await ownEntries(reader, merchant.code, memberId);
    const waiting = isUnfiltered(input) ? await waitingOf(reader, context) : NONE_WAITING;
    if (!own) return { list: [], waiting, totalPages: 0, totals: { in: 0n, out: 0n } };
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
    const { count, ...totals } = await sumEntries(reader, wanted);
    return {
      list: await toMovements(reader, context, rows),
      waiting,
      totalPages: Math.ceil(count / input.pageSize),
      totals,
    };
  });
}

const isUnfiltered = ({ kinds, from, to, search, amount, pageNo }: Input) =>
  pageNo === 1 &&
  kinds.length === 0 &&
  !search &&
  [from, to, amount].every((end) => end === undefined);

function kindsIn({ kinds }: Input): SQL | undefined {
  const wanted = ledgerKindsOf(kinds);
  if (!wanted) return undefined;
  return wanted.isExcluding
    ? notInArray(ledgerEntries.kind, wanted.names)
    : inArray(ledgerEntries.kind, wanted.names);
}
