import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { pointsRecords } from "../../../contract/club/points.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { entriesInPeriod } from "../../../play/records/entries-in-period.ts";
import { ledgerAccounts, ledgerEntries } from "../../../store/schema/ledger.ts";
import { pointConversions, pointRedemptions } from "../../../store/schema/points.ts";

type Value = ValueOf<typeof pointsRecords>;

const PAGE_SIZE = 20;

type RecordType = Value["list"][number]["type"];

/** The type of a movement of points: the last word of an earning's key, and REDEEM for what is spent. */
const typeOfEntry = sql<RecordType>`case
  when ${ledgerEntries.kind} in ('pointsEarn', 'pointsBack')
  then split_part(${ledgerEntries.transferKey}, ':', -1)
  when ${ledgerEntries.kind} = 'awardPoints' then 'AWARD' else 'REDEEM' end`;

/** The changes of the member's points, newest first. */
export async function listPointRecords(
  context: Context,
  input: InputOf<typeof pointsRecords>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { code } = merchant;
  return store.reading(code, async (reader) => {
    const [purse] = await reader
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.merchant, code),
          eq(ledgerAccounts.owner, memberId),
          eq(ledgerAccounts.kind, "points"),
        ),
      );
    if (!purse) return { list: [], totalPages: 0 };
    const own = and(eq(ledgerEntries.merchant, code), eq(ledgerEntries.account, purse.id))!;
    const isWanted = and(
      own,
      ...entriesInPeriod(own, input),
      input.type && eq(typeOfEntry, input.type),
    );
    const rows = await reader
      .select({
        entry: ledgerEntries,
        type: typeOfEntry,
        reference: sql<
          string | null
        >`coalesce(${pointConversions.reference}, ${pointRedemptions.reference})`,
      })
      .from(ledgerEntries)
      .leftJoin(
        pointConversions,
        and(
          eq(pointConversions.merchant, ledgerEntries.merchant),
          eq(ledgerEntries.transferKey, sql`'pc:' || ${pointConversions.id}`),
        ),
      )
      .leftJoin(
        pointRedemptions,
        and(
          eq(pointRedemptions.merchant, ledgerEntries.merchant),
          inArray(ledgerEntries.kind, ["pointsRedeem", "pointsReturn"]),
          eq(pointRedemptions.id, sql`split_part(${ledgerEntries.transferKey}, ':', 2)`),
        ),
      )
      .where(isWanted)
      .orderBy(desc(ledgerEntries.number))
      .limit(PAGE_SIZE)
      .offset((input.pageNo - 1) * PAGE_SIZE);
    const count = await reader.$count(ledgerEntries, isWanted);
    const list = rows.map(({ entry, type, reference }) => ({
      ...{ number: String(entry.number), type, reference, source: sourceOf(entry.kind, type) },
      ...{ change: entry.amount, balance: entry.balance, at: entry.at.getTime() },
    }));
    return { list, totalPages: Math.ceil(count / PAGE_SIZE) };
  });
}

function sourceOf(kind: string, type: RecordType): Value["list"][number]["source"] {
  if (kind === "pointsBack") return "TAKEN_BACK";
  if (kind === "awardPoints") return "AWARD";
  if (kind === "pointsRedeem") return "REDEEMED";
  if (kind === "pointsReturn") return "RETURNED";
  if (kind === "boardEntry") return "ENTRY";
  if (kind === "drawTicket") return "DRAW";
  if (kind !== "pointsEarn") return "CONVERTED";
  return type === "DEPOSIT" ? "DEPOSIT" : "PLAY";
}
