import { asc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";
import { vipLevels } from "../../store/schema/club.ts";

type Owner = { merchant: string; memberId: string };

/** What a member bet and deposited so far, in ledger units, the present level, and all levels. */
export async function readVipStanding(reader: Reader, owner: Owner) {
  const levels = await readVipLevels(reader, owner.merchant);
  const { rows } = await reader.execute<{ valid_bet: string; deposits: string }>(
    sql`select valid_bet, deposits from level_figures(${owner.merchant}, ${owner.memberId})`,
  );
  const [row] = rows;
  const level = await readVipLevel(reader, owner);
  return {
    ...{ levels, level },
    validBet: BigInt(row?.valid_bet ?? 0),
    deposits: BigInt(row?.deposits ?? 0),
  };
}

/**
 * A member's level, which the limits of withdrawals, the VIP service and the pages all take from here.
 * When the merchant takes a level away, its members stand on the one below.
 */
export async function readVipLevel(reader: Reader, { merchant, memberId }: Owner): Promise<number> {
  const { rows } = await reader.execute<{ level: number }>(sql`
    select coalesce(max(v.level), 0) as level from member_levels m
    join vip_levels v on v.merchant = m.merchant and v.level <= m.level
    where m.merchant = ${merchant} and m.member = ${memberId}`);
  return rows[0]?.level ?? 0;
}

/** The merchant's levels from the lowest up. */
export const readVipLevels = (reader: Reader, merchant: string) =>
  reader
    .select()
    .from(vipLevels)
    .where(eq(vipLevels.merchant, merchant))
    .orderBy(asc(vipLevels.level));
