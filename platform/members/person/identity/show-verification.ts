import { and, eq } from "drizzle-orm";
import type { Identity } from "../../../contract/members/verification.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { identityState, mayCorrect, maySend } from "../../../domain/person/identity-state.ts";
import { members } from "../../../store/schema/merchant.ts";
import { isLocked } from "../../profile/profile-fields.ts";
import { openProfile } from "../../profile/seal-profile.ts";
import { listPictures, newestVerification } from "./find-verification.ts";
import { identityTerms } from "./identity-terms.ts";

const SHOWN_DIGITS = 3;

/** The member's identity, and what a request for its verification asks. */
export async function showVerification(context: Context): Promise<Identity> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { ageMin } = await readMerchant(store, merchant.code);
  const { verifyBefore, minAge } = await identityTerms(context);
  const [member, newest, pictures] = await store.reading(merchant.code, async (reader) => [
    (
      await reader
        .select({
          profile: members.profile,
          unlockedFields: members.unlockedFields,
          identityAskedAt: members.identityAskedAt,
        })
        .from(members)
        .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId)))
    )[0],
    await newestVerification(reader, merchant.code, memberId),
    await listPictures(reader, merchant.code, memberId),
  ]);
  if (!member) throw new Refusal("not_logged_in", { status: 401 });
  const state = identityState(newest, clock.now());
  const profile = openProfile(context, memberId, member.profile);
  const kept = (field: string) => (isLocked(field, member) ? (profile[field] ?? "") : "");
  const isAsked = member.identityAskedAt !== null && state !== "verified";
  const mayAsk = state !== "pending" && state !== "verified";
  return {
    state,
    reason: newest?.reason ?? null,
    askedAt: newest?.askedAt.getTime() ?? null,
    decidedAt: newest?.decidedAt?.getTime() ?? null,
    validUntil: newest?.validUntil?.getTime() ?? null,
    verifyBefore: isAsked ? "deposit" : verifyBefore,
    isAsked,
    ageMin: Math.max(ageMin, minAge),
    mayAsk,
    pictures: pictures.map(({ side, sentAt }) => ({ side, sentAt: sentAt.getTime() })),
    maySend: maySend(state),
    known: {
      payeeName: kept("payeeName"),
      birthday: kept("birthday"),
      documentEnd: mayCorrect(state) ? "" : kept("idNumber").slice(-SHOWN_DIGITS),
    },
  };
}
