import { and, eq } from "drizzle-orm";
import type {
  LimitKind,
  LimitPeriod,
  LimitSource,
} from "../../../contract/members/protection-kinds.ts";
import type { Reader } from "../../../store/open-store.ts";
import { playLimits } from "../../../store/schema/protection.ts";

export type LimitRow = typeof playLimits.$inferSelect;
export type WhichLimit = { kind: LimitKind; period: LimitPeriod };

/** Every limit of a member, of all who set one. */
export function readLimits(reader: Reader, merchant: string, memberId: string) {
  return reader
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.merchant, merchant), eq(playLimits.member, memberId)));
}

/** The lowest limit of a kind and period, and who set it. */
export function lowestOf(
  rows: readonly LimitRow[],
  { kind, period }: WhichLimit,
): { amount: bigint; source: LimitSource } | null {
  let lowest: LimitRow | null = null;
  for (const row of rows) {
    if (row.kind !== kind || row.period !== period) continue;
    if (!lowest || row.amount < lowest.amount) lowest = row;
  }
  return lowest;
}

/** One row's key. */
export const isLimit = (merchant: string, member: string, { kind, period }: WhichLimit) =>
  and(
    eq(playLimits.merchant, merchant),
    eq(playLimits.member, member),
    eq(playLimits.kind, kind),
    eq(playLimits.period, period),
    eq(playLimits.source, "player"),
  );
