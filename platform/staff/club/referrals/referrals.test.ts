import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { claimAward } from "../../../club/awards/claim-award.ts";
import { listAwards } from "../../../club/awards/list-awards.ts";
import {
  staffReferralAccept,
  staffReferralList,
  staffReferralRefuse,
} from "../../../contract/staff/members/referrals.ts";
import { send } from "../../../contract/wire/send.ts";
import { balanceOf } from "../../../money/ledger/balance-of.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { referrals } from "../../../store/schema/referral.ts";

const REFERENCE = "I-HELD";

/** An invitation that is held on signs of one person. */
async function setUp() {
  const office = await officeUnderTest();
  const { merchant, clock, store } = office;
  const { code } = merchant;
  // A demonstration's policy allows invitations, which the law of a real place may not.
  const law = { jurisdiction: "demo", isDemonstration: true };
  await store.db.update(merchants).set(law).where(eq(merchants.code, code));
  const inviter = await freshMember(merchant);
  const invited = await freshMember(merchant);
  const context = await testContext({ merchant, clock, actor: inviter.actor });
  const now = clock.now();
  await store.inMerchant(code, async (tx) => {
    await tx.insert(referrals).values({
      ...{ merchant: code, invited: invited.id, inviter: inviter.id, reference: REFERENCE },
      ...{ invitedAt: now, until: new Date(now.getTime() + 1_000), deposits: 1n, validBet: 0n },
      ...{ cash: 50_000n, points: 0, multiple: 0, claimDays: 1, mostPerMonth: 1 },
      ...{ configVersion: 1, state: "HELD", signs: ["device"], reachedAt: now },
    });
    await tx.insert(deposits).values({
      ...{ merchant: code, id: "d1", reference: "d1", memberId: invited.id, method: "M" },
      ...{ currency: "MXN", returnUrl: "", amount: 10_000n, status: "CREDITED" },
      ...{ idempotencyKey: "d1", creditedAmount: 10_000n, settledAt: now },
      ...{ createdAt: now, expiresAt: now },
    });
  });
  const { as } = await office.hired("risk");
  const accept = () => send(as, staffReferralAccept, { reference: REFERENCE });
  const refund = () =>
    store.inMerchant(code, (tx) =>
      tx.update(deposits).set({ status: "REFUNDED" }).where(eq(deposits.merchant, code)),
    );
  const cash = () => balanceOf(store.db, { merchant: code, owner: inviter.id, kind: "cash" });
  return { ...office, as, inviter, invited, context, accept, refund, cash };
}

test("staff see what is held, and accept it once; the inviter then takes it", async () => {
  const t = await setUp();
  expect(await send(t.as, staffReferralList, { all: "no" })).toMatchObject([
    {
      ...{ reference: REFERENCE, inviter: t.inviter.username, invited: t.invited.username },
      ...{ state: "HELD", signs: ["device"] },
    },
  ]);
  const both = await Promise.allSettled([t.accept(), t.accept()]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await send(t.as, staffReferralList, { all: "no" })).toEqual([]);
  expect(await send(t.as, staffReferralList, { all: "yes" })).toHaveLength(1);
  const [award] = (await listAwards(t.context)).open;
  await claimAward({ ...t.context, idempotencyKey: "k" }, { id: award!.id, multiple: 0 });
  expect(await t.cash()).toBe(50_000n);
});

test("a refused invitation pays nothing, nor does one that is no longer reached", async () => {
  const t = await setUp();
  await t.refund();
  await expect(t.accept()).rejects.toMatchObject({ code: "referral_not_reached" });
  await send(t.as, staffReferralRefuse, { reference: REFERENCE, reason: "one person" });
  await expect(t.accept()).rejects.toMatchObject({ code: "referral_state" });
  expect([(await listAwards(t.context)).open, await t.cash()]).toEqual([[], 0n]);
});

test("only staff with the grant decide, and only about their own merchant's", async () => {
  const t = await setUp();
  const { as: content } = await t.hired("content");
  const named = { reference: REFERENCE };
  await expect(send(content, staffReferralAccept, named)).rejects.toMatchObject({
    code: "no_permission",
  });
  const { as: stranger } = await (await officeUnderTest()).hired("risk");
  for (const asked of [
    () => send(stranger, staffReferralAccept, named),
    () => send(stranger, staffReferralRefuse, { ...named, reason: "one person" }),
  ]) {
    await expect(asked()).rejects.toMatchObject({ code: "unknown_referral" });
  }
});
