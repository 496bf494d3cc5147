import { and, eq } from "drizzle-orm";
import { freshMember, testClock, testContext } from "#tests/support/database.ts";
import { drawDay, openSeed } from "../../../platform/club/draws/draw-day.ts";
import { openDelivery, sealDelivery } from "../../../platform/club/points/redeem/seal-delivery.ts";
import { isRaffle, openRaffleSeed, rafflePlace } from "../../../platform/club/raffle/raffle-now.ts";
import type { Context, Merchant, Secrets } from "../../../platform/core/context.ts";
import { queueOutgoing } from "../../../platform/core/outbox/queue-outgoing.ts";
import { openLetter } from "../../../platform/core/outbox/seal-letter.ts";
import { deriveSecrets } from "../../../platform/core/seal/derive-secrets.ts";
import { openText, sealText } from "../../../platform/core/seal/seal-text.ts";
import { commitmentOf } from "../../../platform/domain/club/fair/fair-stream.ts";
import { markProven } from "../../../platform/members/challenge/require-proof.ts";
import { renewRecoveryCodes, useRecoveryCode } from "../../../platform/members/factors/recovery.ts";
import { startTotp } from "../../../platform/members/factors/start-totp.ts";
import { totpPlace } from "../../../platform/members/factors/use-totp.ts";
import {
  openPicture,
  sealPicture,
} from "../../../platform/members/person/identity/seal-picture.ts";
import { openProfile, sealProfile } from "../../../platform/members/profile/seal-profile.ts";
import { addPayoutAccount } from "../../../platform/money/payout/add-payout-account.ts";
import type { Transaction } from "../../../platform/store/open-store.ts";
import { totpSecrets } from "../../../platform/store/schema/factor.ts";
import { members } from "../../../platform/store/schema/merchant.ts";
import { outgoing } from "../../../platform/store/schema/outbox.ts";
import { payoutAccounts } from "../../../platform/store/schema/payout.ts";
import { pointRedemptions } from "../../../platform/store/schema/points.ts";
import { raffles } from "../../../platform/store/schema/raffle.ts";
import { verificationPictures } from "../../../platform/store/schema/verification.ts";

export const CLABE = "032180000118359719";
const DELIVERY = { address: "Calle Luna 7, Puebla", mobile: "+525512345678" };
const DOCUMENT = "a drawn document";
const PROFILE = { payeeName: "Ana Ríos", idNumber: "RIXA800101", address: "Calle Luna 7" };

const A = { master: "the-first-master-secret-of-a-test" };
const B = { master: "the-second-master-secret-of-a-test" };
const parts = { vendors: ["V1"], gateways: ["mockpay"] };
/** The steps of a change: before it, A signs and B verifies, B signs and A verifies, after it. */
export const STEPS = {
  before: deriveSecrets({ ...parts, ...A }),
  announced: deriveSecrets({ ...parts, ...A, other: B }),
  changed: deriveSecrets({ ...parts, ...B, other: A }),
  after: deriveSecrets({ ...parts, ...B }),
} satisfies Record<string, Secrets>;

/** A member with everything that is sealed, written under the given secrets. */
export async function sealedMember(merchant: Merchant, secrets: Secrets) {
  const { id: memberId, actor } = await freshMember(merchant);
  const clock = testClock();
  const context = await testContext({ merchant, clock, actor, secrets });
  const under = (other: Secrets): Context => ({ ...context, secrets: other });
  const inside = <T>(work: (tx: Transaction) => Promise<T>) =>
    context.store.inMerchant(merchant.code, work);
  const mine = and(eq(members.merchant, merchant.code), eq(members.id, memberId));
  const recoveryCodes = await inside(async (tx) => {
    const profile = sealProfile(context, memberId, PROFILE);
    const email = { email: "ana@correo.test", emailVerifiedAt: clock.now() };
    await tx
      .update(members)
      .set({ profile, ...email })
      .where(mine);
    await markProven(context, tx, actor.sessionId);
    return renewRecoveryCodes(context, tx, memberId);
  });
  const { id: account } = await addPayoutAccount(context, {
    ...{ kind: "clabe", number: CLABE, label: "Mi banco" },
  });
  const { secret } = await startTotp(context);
  await inside((tx) =>
    tx.insert(verificationPictures).values({
      ...{ merchant: merchant.code, id: `p${memberId}`, member: memberId, side: "front" },
      ...{ contentType: "image/png", sentAt: clock.now(), expiresAt: clock.now() },
      sealed: sealPicture(context, `p${memberId}`, Buffer.from(DOCUMENT)),
    }),
  );
  await inside((tx) => drawDay(context, tx, "wheel"));
  await inside((tx) =>
    tx.insert(raffles).values({
      ...{ merchant: merchant.code, id: memberId, terms: {}, configVersion: 1, commitment: "c" },
      ...{ startsAt: clock.now(), endsAt: clock.now(), count: 1, taken: 0 },
      seed: sealText(context, rafflePlace(memberId), "raffle-seed"),
    }),
  );
  await inside((tx) =>
    tx.insert(pointRedemptions).values({
      ...{ merchant: merchant.code, id: `r${memberId}`, reference: `R-${memberId}` },
      ...{ member: memberId, reward: "taza", words: {}, quantity: 1, pointsNeeded: 1 },
      ...{ state: "APPROVED", idempotencyKey: "", createdAt: clock.now() },
      ...sealDelivery(context, `r${memberId}`, DELIVERY),
    }),
  );
  await inside((tx) => {
    const to = { memberId, channel: "email", recipient: "ana@correo.test" } as const;
    return queueOutgoing(context, tx, to, { subject: "Hola", text: "Hola Ana" });
  });
  const read = {
    PROFILE,
    totp: secret,
    number: CLABE,
    holder: PROFILE.payeeName,
    document: DOCUMENT,
    delivery: DELIVERY,
  };
  return {
    ...{ memberId, context, clock, under, inside },
    /** What everything sealed must open as. */
    expected: {
      ...read,
      letters: ["Hola", "Hola"],
      seed: true,
      raffle: "raffle-seed",
      recovered: true,
    },
    /** Opens everything under these secrets, and uses up one recovery code. */
    read: (now: Secrets) =>
      inside(async (tx) => {
        const at = under(now);
        const [member] = await tx.select().from(members).where(mine);
        const [totp] = await tx
          .select()
          .from(totpSecrets)
          .where(eq(totpSecrets.memberId, memberId));
        const [row] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.id, account));
        const [picture] = await tx
          .select()
          .from(verificationPictures)
          .where(eq(verificationPictures.member, memberId));
        const [redemption] = await tx
          .select()
          .from(pointRedemptions)
          .where(eq(pointRedemptions.member, memberId));
        const letters = await tx.select().from(outgoing).where(eq(outgoing.memberId, memberId));
        const day = await drawDay(at, tx, "wheel");
        const [raffle] = await tx
          .select()
          .from(raffles)
          .where(isRaffle({ merchant: merchant.code, id: memberId }));
        const open = (name: string, text = "") => openText(at, `${memberId}:${name}`, text);
        return {
          PROFILE: openProfile(at, memberId, member?.profile ?? {}),
          totp: openText(at, totpPlace(memberId), totp?.secret ?? ""),
          number: open(`${account}:number`, row?.numberSealed),
          holder: open(`${account}:holder`, row?.holderSealed),
          document: openPicture(at, picture!).toString(),
          delivery: openDelivery(at, redemption!),
          letters: letters.map((letter) => openLetter(at, letter)?.text.slice(0, 4)).sort(),
          seed: commitmentOf(Buffer.from(openSeed(at, day), "hex")) === day.commitment,
          raffle: openRaffleSeed(at, raffle!),
          recovered: await useRecoveryCode(at, tx, memberId, recoveryCodes.pop() ?? ""),
        };
      }),
  };
}
