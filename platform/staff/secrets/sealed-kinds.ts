import { and, asc, eq, gt, ne, or, sql } from "drizzle-orm";
import { openDelivery, sealDelivery } from "../../club/points/redeem/seal-delivery.ts";
import { isRaffle, rafflePlace } from "../../club/raffle/raffle-now.ts";
import { openLetter, sealLetter } from "../../core/outbox/seal-letter.ts";
import { openText } from "../../core/seal/seal-text.ts";
import { totpPlace } from "../../members/factors/use-totp.ts";
import { picturePlace } from "../../members/person/identity/seal-picture.ts";
import { openProfile, PRIVATE_FIELD, sealProfile } from "../../members/profile/seal-profile.ts";
import { hashPayoutNumber } from "../../money/payout/hash-payout-number.ts";
import { drawDays } from "../../store/schema/draw.ts";
import { totpSecrets } from "../../store/schema/factor.ts";
import { members } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { pointRedemptions } from "../../store/schema/points.ts";
import { raffles } from "../../store/schema/raffle.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import { verificationPictures } from "../../store/schema/verification.ts";
import { isByOther, sealAgain, sealedKind } from "./sealed-kind.ts";

const profiles = sealedKind({
  name: "profiles",
  isOld: (merchant, seal) =>
    and(
      eq(members.merchant, merchant),
      sql`exists (
        select from jsonb_each_text(${members.profile})
        where key ~* ${PRIVATE_FIELD} and value <> '' and not starts_with(value, ${seal}))`,
    ),
  count: (tx, isOld) => tx.$count(members, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: members.id, profile: members.profile })
      .from(members)
      .where(and(isOld, gt(members.id, after)))
      .orderBy(asc(members.id))
      .limit(most)
      .for("update", lock),
  again: (context, { id, profile }) => ({
    profile: sealProfile(context, id, openProfile(context, id, profile)),
  }),
  write: (tx, merchant, { id }, changed) =>
    tx
      .update(members)
      .set(changed)
      .where(and(eq(members.merchant, merchant), eq(members.id, id))),
});

const authenticators = sealedKind({
  name: "authenticator secrets",
  isOld: (merchant, seal) =>
    and(eq(totpSecrets.merchant, merchant), isByOther(totpSecrets.secret, seal)),
  count: (tx, isOld) => tx.$count(totpSecrets, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: totpSecrets.memberId, secret: totpSecrets.secret })
      .from(totpSecrets)
      .where(and(isOld, gt(totpSecrets.memberId, after)))
      .orderBy(asc(totpSecrets.memberId))
      .limit(most)
      .for("update", lock),
  again: (context, { id, secret }) => ({ secret: sealAgain(context, totpPlace(id), secret) }),
  write: (tx, merchant, { id }, { secret }) =>
    tx
      .update(totpSecrets)
      .set({ secret })
      .where(and(eq(totpSecrets.merchant, merchant), eq(totpSecrets.memberId, id))),
});

const letters = sealedKind({
  name: "waiting messages",
  isOld: (merchant, seal) =>
    and(
      eq(outgoing.merchant, merchant),
      ne(outgoing.content, ""),
      isByOther(outgoing.content, seal),
    ),
  count: (tx, isOld) => tx.$count(outgoing, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: outgoing.id, content: outgoing.content })
      .from(outgoing)
      .where(and(isOld, gt(outgoing.id, after)))
      .orderBy(asc(outgoing.id))
      .limit(most)
      .for("update", lock),
  again(context, row) {
    const letter = openLetter(context, row);
    return { content: letter ? sealLetter(context, row.id, letter) : "" };
  },
  write: (tx, merchant, { id }, { content }) =>
    tx
      .update(outgoing)
      .set({ content })
      .where(and(eq(outgoing.merchant, merchant), eq(outgoing.id, id))),
});

/** The number's keyed hash changes with its seal, so that the same number is recognised later. */
const accounts = sealedKind({
  name: "payout accounts",
  isOld: (merchant, seal) =>
    and(
      eq(payoutAccounts.merchant, merchant),
      or(
        isByOther(payoutAccounts.numberSealed, seal),
        isByOther(payoutAccounts.holderSealed, seal),
      ),
    ),
  count: (tx, isOld) => tx.$count(payoutAccounts, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select()
      .from(payoutAccounts)
      .where(and(isOld, gt(payoutAccounts.id, after)))
      .orderBy(asc(payoutAccounts.id))
      .limit(most)
      .for("update", lock),
  again(context, { id, memberId, holderSealed, numberSealed }) {
    const place = `${memberId}:${id}`;
    const number = openText(context, `${place}:number`, numberSealed);
    return {
      holderSealed: sealAgain(context, `${place}:holder`, holderSealed),
      numberSealed: sealAgain(context, `${place}:number`, numberSealed),
      numberHash: hashPayoutNumber(context, number),
    };
  },
  write: (tx, merchant, { id }, changed) =>
    tx
      .update(payoutAccounts)
      .set(changed)
      .where(and(eq(payoutAccounts.merchant, merchant), eq(payoutAccounts.id, id))),
});

const documents = sealedKind({
  name: "pictures of documents",
  isOld: (merchant, seal) =>
    and(eq(verificationPictures.merchant, merchant), isByOther(verificationPictures.sealed, seal)),
  count: (tx, isOld) => tx.$count(verificationPictures, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: verificationPictures.id, sealed: verificationPictures.sealed })
      .from(verificationPictures)
      .where(and(isOld, gt(verificationPictures.id, after)))
      .orderBy(asc(verificationPictures.id))
      .limit(most)
      .for("update", lock),
  again: (context, { id, sealed }) => ({
    sealed: sealAgain(context, picturePlace({ id }), sealed),
  }),
  write: (tx, merchant, { id }, { sealed }) =>
    tx
      .update(verificationPictures)
      .set({ sealed })
      .where(and(eq(verificationPictures.merchant, merchant), eq(verificationPictures.id, id))),
});

const deliveries = sealedKind({
  name: "addresses of redeemed goods",
  isOld: (merchant, seal) =>
    and(
      eq(pointRedemptions.merchant, merchant),
      or(
        isByOther(pointRedemptions.keptAddress, seal),
        isByOther(pointRedemptions.keptMobile, seal),
      ),
    ),
  count: (tx, isOld) => tx.$count(pointRedemptions, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select()
      .from(pointRedemptions)
      .where(and(isOld, gt(pointRedemptions.id, after)))
      .orderBy(asc(pointRedemptions.id))
      .limit(most)
      .for("update", lock),
  again: (context, row) => sealDelivery(context, row.id, openDelivery(context, row)),
  write: (tx, merchant, { id }, changed) =>
    tx
      .update(pointRedemptions)
      .set(changed)
      .where(and(eq(pointRedemptions.merchant, merchant), eq(pointRedemptions.id, id))),
});

const secretId = sql<string>`${merchantSecrets.kind} || ':' || ${merchantSecrets.name} || ':' || ${merchantSecrets.id}`;
const secrets = sealedKind({
  name: "secrets of vendors, gateways and hashes",
  isOld: (merchant, seal) =>
    and(eq(merchantSecrets.merchant, merchant), isByOther(merchantSecrets.sealed, seal)),
  count: (tx, isOld) => tx.$count(merchantSecrets, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: secretId, sealed: merchantSecrets.sealed })
      .from(merchantSecrets)
      .where(and(isOld, gt(secretId, after)))
      .orderBy(asc(secretId))
      .limit(most)
      .for("update", lock),
  again: (context, { id, sealed }) => ({ sealed: sealAgain(context, `secret:${id}`, sealed) }),
  write: (tx, merchant, { id }, { sealed }) =>
    tx
      .update(merchantSecrets)
      .set({ sealed })
      .where(and(eq(merchantSecrets.merchant, merchant), eq(secretId, id))),
});

const drawId = sql<string>`${drawDays.draw} || ':' || ${drawDays.day}`;
const draws = sealedKind({
  name: "seeds of draws",
  isOld: (merchant, seal) => and(eq(drawDays.merchant, merchant), isByOther(drawDays.seed, seal)),
  count: (tx, isOld) => tx.$count(drawDays, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: drawId, seed: drawDays.seed })
      .from(drawDays)
      .where(and(isOld, gt(drawId, after)))
      .orderBy(asc(drawId))
      .limit(most)
      .for("update", lock),
  again: (context, { id, seed }) => ({ seed: sealAgain(context, `draw:${id}`, seed) }),
  write: (tx, merchant, { id }, { seed }) =>
    tx
      .update(drawDays)
      .set({ seed })
      .where(and(eq(drawDays.merchant, merchant), eq(drawId, id))),
});

const raffleSeeds = sealedKind({
  name: "seeds of raffles",
  isOld: (merchant, seal) => and(eq(raffles.merchant, merchant), isByOther(raffles.seed, seal)),
  count: (tx, isOld) => tx.$count(raffles, isOld),
  lock: (tx, isOld, { after, most, lock }) =>
    tx
      .select({ id: raffles.id, seed: raffles.seed })
      .from(raffles)
      .where(and(isOld, gt(raffles.id, after)))
      .orderBy(asc(raffles.id))
      .limit(most)
      .for("update", lock),
  again: (context, { id, seed }) => ({ seed: sealAgain(context, rafflePlace(id), seed) }),
  write: (tx, merchant, { id }, { seed }) =>
    tx.update(raffles).set({ seed }).where(isRaffle({ merchant, id })),
});

/** Every kind of sealed row. A test searches the database for sealed text of any other kind. */
export const SEALED_KINDS = [
  ...[profiles, authenticators, letters, accounts, documents, deliveries, secrets],
  ...[draws, raffleSeeds],
];
