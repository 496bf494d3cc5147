import { and, count, eq, gt } from "drizzle-orm";
import type { Identity, verificationPicture } from "../../../contract/members/verification.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { newId } from "../../../core/access/token.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { redrawImage } from "../../../core/pictures/redraw-image.ts";
import { yearsLater } from "../../../domain/local-time.ts";
import { identityState, maySend } from "../../../domain/person/identity-state.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { verificationPictures } from "../../../store/schema/verification.ts";
import { newestVerification, PICTURES_A_DAY } from "./find-verification.ts";
import { identityTerms } from "./identity-terms.ts";
import { sealPicture } from "./seal-picture.ts";
import { showVerification } from "./show-verification.ts";

const DAY_MS = 86_400_000;

/**
 * Stores a redrawn picture of the member's document, sealed, until the date that the place sets. Staff
 * look at it while a verification is pending, or overrule a refusal with it.
 */
export async function sendPicture(
  context: Context,
  { side, picture }: InputOf<typeof verificationPicture>,
): Promise<Identity> {
  const { memberId: member } = requireRealAccount(context);
  const { store, merchant, clock, random } = context;
  const { code } = merchant;
  const { documentYears } = await identityTerms(context);
  await store.inMerchant(code, (tx) => requireAwaited(context, tx, member));
  if (!picture) throw new Refusal("image_required", { field: "picture" });
  const { contentType, content } = await redrawImage(picture, 1, "picture");
  await store.inMerchant(code, async (tx) => {
    await requireAwaited(context, tx, member);
    const id = newId(random);
    const sentAt = clock.now();
    const expiresAt = yearsLater(sentAt, documentYears);
    const sealed = sealPicture(context, id, content);
    const row = { merchant: code, id, member, side, contentType, sealed, sentAt, expiresAt };
    await tx.insert(verificationPictures).values(row);
    await record(context, tx, {
      ...{ action: "verificationPicture", memberId: member, details: { side } },
    });
  });
  return showVerification(context);
}

async function requireAwaited({ merchant, clock }: Context, tx: Transaction, member: string) {
  const now = clock.now();
  // The member's row holds back a second picture, so that two at once do not pass the limit.
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.id, member)))
    .for("update");
  const state = identityState(await newestVerification(tx, merchant.code, member), now);
  if (!maySend(state)) throw new Refusal("picture_not_needed", { status: 409 });
  const [sent] = await tx
    .select({ pictures: count() })
    .from(verificationPictures)
    .where(
      and(
        eq(verificationPictures.merchant, merchant.code),
        eq(verificationPictures.member, member),
        gt(verificationPictures.sentAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  if ((sent?.pictures ?? 0) >= PICTURES_A_DAY) {
    throw new Refusal("pictures_many", { status: 409, details: { max: PICTURES_A_DAY } });
  }
}
