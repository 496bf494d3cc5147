import { and, asc, eq } from "drizzle-orm";
import type { staffWatchShow } from "../../../../contract/staff/members/persons/watch.ts";
import type { ValueOf } from "../../../../contract/wire/call.ts";
import { openProfile } from "../../../../members/profile/seal-profile.ts";
import { readGuard } from "../../../../members/protection/guard.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { asStaffOfMember } from "../../as-staff-of-member.ts";
import { accountOfHit, toHit } from "./find-watch-hit.ts";

/** An entry beside the member that it names. The look stands in staff's audit and in the account's own. */
export async function showWatchHit(
  staff: StaffContext,
  asked: { merchant: string; reference: string },
): Promise<ValueOf<typeof staffWatchShow>> {
  const { merchant, reference } = asked;
  const account = await accountOfHit(staff, asked);
  const entry = { action: "personReviewLook", details: { reference } };
  return asStaffOfMember(staff, { merchant, account }, entry, async (tx, member, writer) => {
    const rows = await tx
      .select()
      .from(watchHits)
      .where(and(eq(watchHits.merchant, merchant), eq(watchHits.member, member.id)))
      .orderBy(asc(watchHits.foundAt), asc(watchHits.id));
    const row = rows.find(({ id }) => id === reference)!;
    const known = openProfile(writer, member.id, member.profile);
    const guard = await readGuard(tx, { merchant, memberId: member.id });
    return {
      ...toHit(row),
      account: member.username,
      name: known.payeeName ?? known.fullname ?? "",
      birthday: known.birthday ?? "",
      documentNumber: known.idNumber ?? "",
      heldSince: guard?.heldAt?.getTime() ?? null,
      decidedAt: row.decidedAt?.getTime() ?? null,
      decidedBy: row.decidedBy,
      note: row.note,
      others: rows.filter(({ id }) => id !== reference).map(toHit),
    };
  });
}
