import { eq, type SQL } from "drizzle-orm";
import type { ShownSpins } from "../../contract/club/gifts/spin-reward.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { vendorCreditTermsOf } from "../../core/merchant/vendor-credit-terms.ts";
import { promiseRounds } from "../../play/free-rounds/promise-rounds.ts";
import type { Transaction } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { sharesPerson } from "../bonuses/shares-person.ts";

const DAY_MS = 86_400_000;

/** Free spins with the stake in ledger units and the wagering that the law leaves. */
export type Spins = Omit<ShownSpins, "gameName">;

type Given = {
  merchant: string;
  member: string;
  /** Names the promise; a member has one of each. */
  campaign: string;
  spins: Spins;
  /** A query of the members who have the same already. */
  takers: SQL;
  at: Date;
};

/**
 * Promises free spins to a member in the caller's transaction, which locks the member. Once per campaign;
 * the vendor is told afterwards. Refuses a second account of one person (bonus_same_person), and what
 * promiseRounds refuses.
 */
export async function giveSpins(
  tx: Transaction,
  { merchant, member, campaign, spins, takers, at }: Given,
) {
  if (await sharesPerson(tx, { merchant, memberId: member }, takers)) {
    throw new Refusal("bonus_same_person", { status: 403 });
  }
  const [row] = await tx
    .select({ settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const { bonusPerCall: worthMost } = vendorCreditTermsOf(row!);
  const { game, rounds, stake, days, multiple: wagering } = spins;
  const { grant } = await promiseRounds(tx, {
    ...{ merchant, member, campaign, game, rounds, stake, wagering, at, worthMost },
    expiresAt: new Date(at.getTime() + days * DAY_MS),
  });
  return grant;
}
