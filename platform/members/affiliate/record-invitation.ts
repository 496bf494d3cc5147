import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { affiliateCodes, invitations } from "../../store/schema/invitation.ts";
import type { CodeRow } from "./find-code.ts";
import { newCode } from "./new-code.ts";

/** Gives a new member their own code, and stores whose code brought them. */
export async function recordInvitation(
  { merchant, clock, random }: Context,
  tx: Transaction,
  memberId: string,
  accepted: CodeRow | null,
): Promise<void> {
  const own = { merchant: merchant.code, memberId };
  const at = clock.now();
  await tx
    .insert(affiliateCodes)
    .values({ ...own, code: newCode(random), kind: "member", createdAt: at });
  if (!accepted) return;
  await tx
    .insert(invitations)
    .values({ ...own, code: accepted.code, invitedBy: accepted.memberId, at });
}
