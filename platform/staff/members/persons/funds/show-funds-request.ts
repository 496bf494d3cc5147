import { and, desc, eq } from "drizzle-orm";
import type { staffFundsShow } from "../../../../contract/staff/members/persons/funds.ts";
import type { ValueOf } from "../../../../contract/wire/call.ts";
import { paidInOf } from "../../../../members/person/funds/find-funds.ts";
import { fundsRequests } from "../../../../store/schema/funds.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { asStaffOfMember } from "../../as-staff-of-member.ts";
import { accountOfFunds, isExposure, toRequest } from "./find-funds-request.ts";

/** An answer with the money that it explains. The look stands in staff's audit and in the account's own. */
export async function showFundsRequest(
  staff: StaffContext,
  asked: { merchant: string; reference: string },
): Promise<ValueOf<typeof staffFundsShow>> {
  const { merchant, reference } = asked;
  const account = await accountOfFunds(staff, asked);
  const entry = { action: "fundsLook", details: { reference } };
  return asStaffOfMember(staff, { merchant, account }, entry, async (tx, member) => {
    const rows = await tx
      .select()
      .from(fundsRequests)
      .where(and(eq(fundsRequests.merchant, merchant), eq(fundsRequests.member, member.id)))
      .orderBy(desc(fundsRequests.askedAt), desc(fundsRequests.id));
    const row = rows.find(({ id }) => id === reference)!;
    const own = and(isExposure(merchant), eq(watchHits.member, member.id));
    return {
      ...toRequest(row),
      account: member.username,
      isExposed: (await tx.$count(watchHits, own)) > 0,
      sum: row.sum,
      paidIn: await paidInOf(tx, { merchant, memberId: member.id }, staff.clock.now()),
      words: row.words ?? "",
      decidedAt: row.decidedAt?.getTime() ?? null,
      decidedBy: row.decidedBy,
      reason: row.reason,
      note: row.note,
      validUntil: row.validUntil?.getTime() ?? null,
      others: rows.filter(({ id }) => id !== reference).map(toRequest),
    };
  });
}
