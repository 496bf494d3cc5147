import { asc, eq, sql } from "drizzle-orm";
import { vipLevelOf } from "../../domain/club/vip-level.ts";
import type { Reader } from "../../store/open-store.ts";
import { vipLevels } from "../../store/schema/club.ts";
import { ledgerAccounts, ledgerTransfers } from "../../store/schema/ledger.ts";

type Owner = { merchant: string; memberId: string };

/**
 * What a member bet and deposited so far, in ledger units, and the level that follows. The limits
 * of withdrawals, the VIP service and /vip all take the level from here.
 */
export async function readVipStanding(reader: Reader, owner: Owner) {
  const levels = await readVipLevels(reader, owner.merchant);
  const totals = await readTotals(reader, owner);
  return { levels, ...totals, level: vipLevelOf(levels, totals) };
}

/** The merchant's levels from the lowest up. */
export const readVipLevels = (reader: Reader, merchant: string) =>
  reader
    .select()
    .from(vipLevels)
    .where(eq(vipLevels.merchant, merchant))
    .orderBy(asc(vipLevels.level));

async function readTotals(reader: Reader, { merchant, memberId }: Owner) {
  const { rows } = await reader.execute<{ valid_bet: string; deposits: string }>(sql`select
    member_valid_bet(${merchant}, ${memberId}) as valid_bet,
    (select coalesce(sum(${ledgerTransfers.amount}), 0) from ${ledgerTransfers}
      join ${ledgerAccounts} on ${ledgerAccounts.merchant} = ${ledgerTransfers.merchant}
        and ${ledgerAccounts.id} = ${ledgerTransfers.toAccount}
      where ${ledgerTransfers.merchant} = ${merchant} and ${ledgerTransfers.kind} = 'deposit'
        and ${ledgerAccounts.owner} = ${memberId} and ${ledgerAccounts.kind} = 'cash') as deposits`);
  const [row] = rows;
  return { validBet: BigInt(row?.valid_bet ?? 0), deposits: BigInt(row?.deposits ?? 0) };
}
