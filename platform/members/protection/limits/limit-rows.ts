import { and, eq } from "drizzle-orm";
import {
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type LimitSource,
} from "../../../contract/members/protection/protection-kinds.ts";
import { policyOfRow } from "../../../core/guard.ts";
import type { Reader } from "../../../store/open-store.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { playLimits } from "../../../store/schema/protection.ts";

export type LimitRow = typeof playLimits.$inferSelect;
export type WhichLimit = { kind: LimitKind; period: LimitPeriod };

/** Every limit of a member, of all who set one; the law's by the merchant's place. */
export async function readLimits(
  reader: Reader,
  merchant: string,
  memberId: string,
): Promise<LimitRow[]> {
  const { code, currency, createdAt, jurisdiction, isDemonstration } = merchants;
  const found = await reader
    .select({ of: { code, currency, createdAt, jurisdiction, isDemonstration }, own: playLimits })
    .from(merchants)
    .leftJoin(playLimits, and(eq(playLimits.merchant, code), eq(playLimits.member, memberId)))
    .where(eq(code, merchant));
  const own = found.flatMap((row) => row.own ?? []);
  return found[0] ? [...own, ...lawsOf(found[0].of, memberId)] : own;
}

type Of = Pick<
  typeof merchants.$inferSelect,
  "code" | "currency" | "createdAt" | "jurisdiction" | "isDemonstration"
>;

/** The deposit ceiling of the law, which counts in its own currency. */
function lawsOf(row: Of, member: string): LimitRow[] {
  const ceiling = policyOfRow(row).limits.depositCeiling;
  if (ceiling?.currency !== row.currency) return [];
  return LIMIT_PERIODS.map((period) => ({
    ...{ merchant: row.code, member, kind: "deposit", period, source: "law" },
    amount: ceiling[period],
    setAt: row.createdAt,
    reason: null,
    ...{ pendingAmount: null, pendingFrom: null, pendingUntil: null },
  }));
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
