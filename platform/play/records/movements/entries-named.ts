import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, QueryBuilder } from "drizzle-orm/pg-core";
import { depositMethods, deposits } from "../../../store/schema/cashier.ts";
import { vendors } from "../../../store/schema/catalogue.ts";
import { ledgerEntries } from "../../../store/schema/ledger.ts";
import { members } from "../../../store/schema/merchant.ts";
import { payoutAccounts } from "../../../store/schema/payout.ts";
import { purseMoves } from "../../../store/schema/purse.ts";
import { memberTransfers } from "../../../store/schema/transfer.ts";
import { withdrawals } from "../../../store/schema/withdrawal.ts";

type Asked = { search?: string | undefined; amount?: bigint | undefined };
type Has = (column: PgColumn) => SQL;

const select = new QueryBuilder();

/**
 * The condition for entries of a member that a search means: part of a reference or of a name
 * beside it, or their amount. Undefined without a search.
 */
export function entriesNamed(
  merchant: string,
  memberId: string,
  { search, amount }: Asked,
): SQL | undefined {
  const bySize = amount === undefined ? undefined : sql`abs(${ledgerEntries.amount}) = ${amount}`;
  if (!search) return bySize;
  // The search is plain text: a position, not a pattern with signs of its own.
  const has: Has = (column) => sql`strpos(lower(${column}::text), lower(${search})) > 0`;
  return or(
    bySize,
    ofSubject(["deposit", "depositRefund"], depositsNamed(merchant, memberId, has)),
    ofSubject(["withdraw"], withdrawalsNamed(merchant, memberId, has)),
    ofSubject(["transfer"], transfersNamed(merchant, memberId, has)),
    ofSubject(["purse"], movesNamed(merchant, memberId, has)),
  );
}

/** Entries whose key has one of those first words and an id of `ids`. */
function ofSubject(words: string[], ids: Parameters<typeof inArray>[1]): SQL {
  const word = (place: number) => sql`split_part(${ledgerEntries.transferKey}, ':', ${place})`;
  return and(inArray(word(1), words), inArray(word(2), ids as never))!;
}

function depositsNamed(merchant: string, memberId: string, has: Has) {
  return select
    .select({ id: deposits.id })
    .from(deposits)
    .leftJoin(
      depositMethods,
      and(eq(depositMethods.merchant, deposits.merchant), eq(depositMethods.code, deposits.method)),
    )
    .where(
      and(
        eq(deposits.merchant, merchant),
        eq(deposits.memberId, memberId),
        or(has(deposits.reference), has(deposits.id), has(depositMethods.names)),
      ),
    );
}

function withdrawalsNamed(merchant: string, memberId: string, has: Has) {
  return select
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(
      payoutAccounts,
      and(
        eq(payoutAccounts.merchant, withdrawals.merchant),
        eq(payoutAccounts.id, withdrawals.accountId),
      ),
    )
    .where(
      and(
        eq(withdrawals.merchant, merchant),
        eq(withdrawals.memberId, memberId),
        or(has(withdrawals.reference), has(payoutAccounts.label), has(payoutAccounts.numberEnd)),
      ),
    );
}

function transfersNamed(merchant: string, memberId: string, has: Has) {
  const { fromMember, toMember, id, reference } = memberTransfers;
  const other = sql`case when ${fromMember} = ${memberId} then ${toMember} else ${fromMember} end`;
  return select
    .select({ id })
    .from(memberTransfers)
    .innerJoin(members, and(eq(members.merchant, memberTransfers.merchant), eq(members.id, other)))
    .where(
      and(
        eq(memberTransfers.merchant, merchant),
        or(eq(fromMember, memberId), eq(toMember, memberId)),
        or(has(reference), has(members.username)),
      ),
    );
}

function movesNamed(merchant: string, memberId: string, has: Has) {
  return select
    .select({ id: purseMoves.id })
    .from(purseMoves)
    .innerJoin(
      vendors,
      and(eq(vendors.merchant, purseMoves.merchant), eq(vendors.code, purseMoves.vendor)),
    )
    .where(
      and(
        eq(purseMoves.merchant, merchant),
        eq(purseMoves.memberId, memberId),
        or(has(purseMoves.reference), has(vendors.name)),
      ),
    );
}
