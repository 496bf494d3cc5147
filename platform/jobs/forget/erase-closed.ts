import { and, asc, eq, lte } from "drizzle-orm";
import { sealDelivery } from "../../club/points/redeem/seal-delivery.ts";
import type { Clock, Context } from "../../core/context.ts";
import { type SealContext, sealText } from "../../core/seal/seal-text.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { affiliateApplications } from "../../store/schema/application.ts";
import { feedback } from "../../store/schema/feedback.ts";
import { fundsRequests } from "../../store/schema/funds.ts";
import { members } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { pointRedemptions } from "../../store/schema/points.ts";
import { watchHits } from "../../store/schema/watchlist.ts";

type EraseContext = SealContext & Pick<Context, "random"> & { store: Store; clock: Clock };

const BATCH = 100;

/**
 * Erases what is personal of accounts whose years by law are over, and tells how many there were. Money,
 * rounds and audits stay, under the account's id. An exclusion has hashes of its own, and stays.
 */
export async function eraseClosed(context: EraseContext): Promise<number> {
  const { code } = context.merchant;
  return context.store.inMerchant(code, async (tx) => {
    const due = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, code), lte(members.eraseAt, context.clock.now())))
      .orderBy(asc(members.eraseAt))
      .limit(BATCH);
    for (const { id } of due) await eraseOne(context, tx, id);
    return due.length;
  });
}

async function eraseOne(context: EraseContext, tx: Transaction, id: string): Promise<void> {
  const { code } = context.merchant;
  const own = and(eq(members.merchant, code), eq(members.id, id));
  const nobody = {
    username: id,
    usernameKey: id.toLowerCase(),
    nickname: "",
    profile: {},
    labels: [],
  };
  await tx
    .update(members)
    .set({ ...nobody, eraseAt: null })
    .where(own);
  await tx
    .delete(personHashes)
    .where(and(eq(personHashes.merchant, code), eq(personHashes.member, id)));
  await tx
    .update(fundsRequests)
    .set({ words: null, note: null })
    .where(and(eq(fundsRequests.merchant, code), eq(fundsRequests.member, id)));
  await tx
    .update(watchHits)
    .set({ note: null })
    .where(and(eq(watchHits.merchant, code), eq(watchHits.member, id)));
  await tx.delete(messages).where(and(eq(messages.merchant, code), eq(messages.memberId, id)));
  await tx.delete(feedback).where(and(eq(feedback.merchant, code), eq(feedback.memberId, id)));
  await tx
    .update(affiliateApplications)
    .set({ text: "", channels: [] })
    .where(and(eq(affiliateApplications.merchant, code), eq(affiliateApplications.member, id)));
  await eraseAccounts(context, tx, id);
  await eraseDeliveries(context, tx, id);
}

/** Movements of points name their redemption, so its row stays without address and number. */
async function eraseDeliveries(context: EraseContext, tx: Transaction, member: string) {
  const { code } = context.merchant;
  const rows = await tx
    .select({ id: pointRedemptions.id })
    .from(pointRedemptions)
    .where(and(eq(pointRedemptions.merchant, code), eq(pointRedemptions.member, member)));
  for (const { id } of rows) {
    await tx
      .update(pointRedemptions)
      .set(sealDelivery(context, id, { address: "", mobile: "" }))
      .where(and(eq(pointRedemptions.merchant, code), eq(pointRedemptions.id, id)));
  }
}

/** Withdrawals name their account, so its row stays without holder, number and label. */
async function eraseAccounts(context: EraseContext, tx: Transaction, memberId: string) {
  const { code } = context.merchant;
  const rows = await tx
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.merchant, code), eq(payoutAccounts.memberId, memberId)));
  for (const { id } of rows) {
    const place = `${memberId}:${id}`;
    await tx
      .update(payoutAccounts)
      .set({
        label: "",
        numberEnd: "",
        numberHash: id,
        holderSealed: sealText(context, `${place}:holder`, ""),
        numberSealed: sealText(context, `${place}:number`, ""),
      })
      .where(and(eq(payoutAccounts.merchant, code), eq(payoutAccounts.id, id)));
  }
}
