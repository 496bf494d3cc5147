import { and, asc, count, eq, gt, isNull, or } from "drizzle-orm";
import type { staffIdentityList } from "../../../contract/staff/members/identities.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { ASKED_MOST } from "../../../domain/person/identity-state.ts";
import { members } from "../../../store/schema/merchant.ts";
import { verificationPictures, verifications } from "../../../store/schema/verification.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 50;

/** The verifications that wait for staff, or all of them, the oldest first. */
export async function listIdentities(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
): Promise<ValueOf<typeof staffIdentityList>> {
  await findMerchant(store, merchant);
  const { state, provider, asked, decidedAt } = verifications;
  const isLeft = or(isNull(provider), gt(asked, ASKED_MOST));
  const isSeenAnew = gt(verificationPictures.sentAt, decidedAt);
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: verifications, account: members.username, pictures: count(isSeenAnew) })
      .from(verifications)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, verifications.member)))
      .leftJoin(
        verificationPictures,
        and(
          eq(verificationPictures.merchant, merchant),
          eq(verificationPictures.member, verifications.member),
          gt(verificationPictures.sentAt, verifications.askedAt),
        ),
      )
      .where(
        and(
          eq(verifications.merchant, merchant),
          all
            ? undefined
            : or(and(eq(state, "PENDING"), isLeft), and(eq(state, "REFUSED"), isSeenAnew)),
        ),
      )
      .groupBy(verifications.merchant, verifications.id, members.username)
      .orderBy(asc(verifications.askedAt), asc(verifications.id))
      .limit(SHOWN),
  );
  return rows.map(({ row, account, pictures }) => ({
    ...{ reference: row.id, account, at: row.askedAt.getTime() },
    ...{ state: row.state, reason: row.reason, pictures },
  }));
}
