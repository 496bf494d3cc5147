import type { AwardKind } from "../../contract/club/awards.ts";
import type { Clock, Random } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { type LoyaltyTerms, loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { tellOnce } from "../../core/outbox/tell-once.ts";
import { readVipLevels } from "../../members/vip/read-vip-standing.ts";
import type { Reader, Store, Transaction } from "../../store/open-store.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { reachAward } from "../awards/reach-award.ts";
import { worthDetails } from "../news/worth.ts";
import type { NewsWriter } from "../news/write-club-letter.ts";

export type LevelParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: NewsWriter["secrets"];
  merchant: MerchantRow;
};

/** The merchant's levels and gifts as they are now, with their version and the merchant's zone. */
export async function levelTermsOf(reader: Reader, merchant: MerchantRow, at: Date) {
  const levels = await readVipLevels(reader, merchant.code);
  const { version } = await configAt(reader, merchant.code, "vip", at);
  const loyalty: LoyaltyTerms = loyaltyOf(merchant);
  return { levels, version, loyalty, timeZone: termsOf(merchant).timeZone };
}

export type LevelTerms = Awaited<ReturnType<typeof levelTermsOf>>;

type Gift = { kind: AwardKind; rule: string; period: string; amount: bigint; multiple?: number };

/**
 * Offers a gift of a level to a member, once per rule and period, and says so where a press takes it.
 * Nothing for an amount of zero.
 */
export async function offerGift(
  tx: Transaction,
  { random, merchant }: Pick<LevelParts, "random" | "merchant">,
  { terms, at, member }: { terms: LevelTerms; at: Date; member: string },
  gift: Gift,
): Promise<void> {
  if (gift.amount <= 0n) return;
  const { giftDays, giftMultiple, giftsPaidAlone } = terms.loyalty;
  const award = await reachAward(tx, random, {
    ...{ merchant: merchant.code, member, at, configVersion: terms.version },
    ...gift,
    multiple: heldMultiple(gift.multiple ?? giftMultiple, policyOfRow(merchant)),
    expiresAt: new Date(at.getTime() + giftDays * 24 * 3_600_000),
  });
  if (!award || giftsPaidAlone) return;
  const details = worthDetails({ cash: award.amount, points: award.points });
  const told = { merchant: merchant.code, memberId: member, event: award.id, details, at };
  await tellOnce(tx, { ...told, kind: "giftReady" });
}
