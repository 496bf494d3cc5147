import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { affiliateCodes, invitations } from "../../store/schema/invitation.ts";
import type { CodeRow } from "./find-code.ts";
import { newCode } from "./new-code.ts";
import { openReferral } from "./open-referral.ts";

/** Gives a new member their own code, and stores whose code brought them. */
export async function recordInvitation(
  context: Context,
  tx: Transaction,
  memberId: string,
  accepted: CodeRow | null,
): Promise<void> {
  const { merchant, clock, random } = context;
  const own = { merchant: merchant.code, memberId };
  const at = clock.now();
  await tx
    .insert(affiliateCodes)
    .values({ ...own, code: newCode(random), kind: "member", createdAt: at });
  if (!accepted) return;
  await tx
    .insert(invitations)
    .values({ ...own, code: accepted.code, invitedBy: accepted.memberId, at });
  await openReferral(context, tx, memberId, accepted);
}
