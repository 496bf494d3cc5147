import { sql } from "drizzle-orm";
import type { REFERRAL_SIGNS } from "../../contract/club/referral-kinds.ts";
import type { Reader } from "../../store/open-store.ts";
import type { referrals } from "../../store/schema/referral.ts";

export type ReferralRow = typeof referrals.$inferSelect;
type Pair = Pick<ReferralRow, "merchant" | "inviter" | "invited">;

/** The name of an invitation among the rules of awards. */
export const ruleOf = ({ invited }: Pick<ReferralRow, "invited">): string => `referral:${invited}`;

/** True while the invited member's deposits and bets reach the marks, as the facts say now. */
export async function isReached(reader: Reader, row: ReferralRow): Promise<boolean> {
  const { merchant, invited, invitedAt, until } = row;
  const { rows } = await reader.execute<{ deposits: string; valid_bet: string }>(sql`
    select deposits, valid_bet from referral_progress(${merchant}, ${invited},
      ${invitedAt.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`);
  const { deposits = "0", valid_bet: validBet = "0" } = rows[0] ?? {};
  return BigInt(deposits) >= row.deposits && BigInt(validBet) >= row.validBet;
}

/** What the two accounts share that one person has; empty for two people. */
export async function signsOf(
  reader: Reader,
  { merchant, inviter, invited }: Pair,
): Promise<(typeof REFERRAL_SIGNS)[number][]> {
  const { rows } = await reader.execute<{ signs: (typeof REFERRAL_SIGNS)[number][] }>(sql`
    select referral_signs(${merchant}, ${inviter}, ${invited}) as signs`);
  return rows[0]?.signs ?? [];
}
