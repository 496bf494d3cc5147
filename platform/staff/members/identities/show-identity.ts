import { and, asc, desc, eq } from "drizzle-orm";
import type { staffIdentityShow } from "../../../contract/staff/members/identities.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { identityState } from "../../../domain/person/identity-state.ts";
import { openPicture } from "../../../members/person/identity/seal-picture.ts";
import { openProfile } from "../../../members/profile/seal-profile.ts";
import { verificationPictures, verifications } from "../../../store/schema/verification.ts";
import { pictureOf } from "../../picture-of.ts";
import type { StaffContext } from "../../staff-context.ts";
import { asStaffOfMember, type Named } from "../as-staff-of-member.ts";

const SHOWN = 20;

/** A member's identity with its documents. The look stands in staff's audit and in the account's own. */
export function showIdentity(
  staff: StaffContext,
  named: Named,
): Promise<ValueOf<typeof staffIdentityShow>> {
  const entry = { action: "identityLook" };
  return asStaffOfMember(staff, named, entry, async (tx, member, writer) => {
    const { merchant } = named;
    const history = await tx
      .select()
      .from(verifications)
      .where(and(eq(verifications.merchant, merchant), eq(verifications.member, member.id)))
      .orderBy(desc(verifications.askedAt), desc(verifications.id))
      .limit(SHOWN);
    const pictures = await tx
      .select()
      .from(verificationPictures)
      .where(
        and(
          eq(verificationPictures.merchant, merchant),
          eq(verificationPictures.member, member.id),
        ),
      )
      .orderBy(asc(verificationPictures.sentAt), asc(verificationPictures.id));
    const known = openProfile(writer, member.id, member.profile);
    return {
      account: member.username,
      state: identityState(history[0], staff.clock.now()),
      name: known.payeeName ?? "",
      birthday: known.birthday ?? "",
      documentNumber: known.idNumber ?? "",
      history: history.map((row) => ({
        ...{ reference: row.id, at: row.askedAt.getTime(), document: row.documentKind },
        ...{ state: row.state, reason: row.reason, note: row.note, decidedBy: row.decidedBy },
        decidedAt: row.decidedAt?.getTime() ?? null,
        validUntil: row.validUntil?.getTime() ?? null,
      })),
      sides: pictures.map(({ side }) => side),
      pictures: pictures.map((row) => {
        const { contentType } = row;
        return pictureOf(row.id, { contentType, content: openPicture(writer, row) });
      }),
    };
  });
}
