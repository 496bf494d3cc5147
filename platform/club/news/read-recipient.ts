import { and, eq, sql } from "drizzle-orm";
import { policyOfRow } from "../../core/guard.ts";
import { toMerchant } from "../../core/merchant/find-merchant.ts";
import { provedContacts } from "../../core/outbox/tell-member.ts";
import { offersFrom } from "../../members/protection/offers.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members, merchants } from "../../store/schema/merchant.ts";

type Who = { merchant: string; memberId: string };

/** The BCP 47 tag that a member reads. */
export async function languageOf(tx: Transaction, { merchant, memberId }: Who): Promise<string> {
  const [row] = await tx
    .select({ language: members.language })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
  return row?.language ?? "es";
}

/**
 * Who gets a letter of the club, with the merchant's row; null without a proved address, where the
 * member or the law wants none, and for whom nothing is given now.
 */
export async function readRecipient(tx: Transaction, who: Who, now: Date) {
  const { merchant: code, memberId } = who;
  const [row] = await tx
    .select({
      member: members,
      merchant: merchants,
      isReceiver: sql<boolean>`gift_receiver(${code}, ${memberId}, ${now.toISOString()}::timestamptz)`,
    })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(eq(members.merchant, code), eq(members.id, memberId)));
  if (!row?.isReceiver) return null;
  const { member, merchant } = row;
  const { email } = provedContacts(member);
  const policy = policyOfRow(merchant);
  const isWanted = member.wantsLetters ?? !policy.marketing.needsOptIn;
  if (email === null || !isWanted || (await offersFrom(tx, who, policy, now))) return null;
  const { country } = toMerchant(merchant);
  return { email, merchant, country, account: member.username, language: member.language };
}
