import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { REFUSED_FOR } from "../../../contract/members/verification-kinds.ts";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { newReference } from "../../../core/new-reference.ts";
import { writeMessage } from "../../../core/outbox/write-message.ts";
import { ASKED_MOST } from "../../../domain/person/identity-state.ts";
import {
  holdVerification,
  newestVerification,
  type VerificationRow,
} from "../../../members/person/identity/find-verification.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { approvedBySecond, outcomeOf } from "../../approvals/second-person.ts";
import type { StaffContext } from "../../staff-context.ts";
import { asStaffOfMember } from "../as-staff-of-member.ts";

export const decideInput = z.object({
  reference: z.string(),
  decision: z.enum(["verify", "refuse"]),
  note: z.string(),
  reason: z.enum(REFUSED_FOR),
});
type Decision = z.output<typeof decideInput>;
type Asked = Decision & { merchant: string };

const refused = (code: string) => new Refusal(code, { status: 409 });

/**
 * Decides about a member's newest verification and tells the member. A decision of before stays, and
 * staff's stands beside it. To verify what the provider refused waits for a second person.
 */
export async function decideIdentity(staff: StaffContext, asked: Asked): Promise<Waiting> {
  const { merchant, reference, decision, note, reason } = asked;
  const account = await accountOf(staff, asked);
  const details = { verification: reference, decision, note };
  const entry = { action: "identityDecide", details };
  return asStaffOfMember(staff, { merchant, account }, entry, async (tx, member, writer) => {
    const row = await holdVerification(tx, merchant, reference);
    const newest = await newestVerification(tx, merchant, member.id);
    if (!row || newest?.id !== row.id) throw refused("verification_replaced");
    requireDecidable(row, decision);
    const isOverruled = row.state === "REFUSED" && row.decidedBy === null;
    if (decision === "verify" && isOverruled) {
      const input = { reference, decision, note, reason };
      const wanted = { merchant, verb: "decideIdentity", subject: reference, input };
      const approval = await approvedBySecond(staff, tx, wanted);
      if (approval.state === "WAITING") return outcomeOf(approval);
    }
    await write(staff, tx, row, asked);
    const kind = decision === "verify" ? "identityVerified" : "identityRefused";
    await writeMessage(writer, tx, member.id, kind, {});
    return outcomeOf(null);
  });
}

async function accountOf({ store }: StaffContext, { merchant, reference }: Asked) {
  await findMerchant(store, merchant);
  const [found] = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ account: members.username })
      .from(verifications)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, verifications.member)))
      .where(and(eq(verifications.merchant, merchant), eq(verifications.id, reference))),
  );
  if (!found) throw new Refusal("unknown_verification", { status: 404 });
  return found.account;
}

/** While the provider works on it, only the provider decides. */
function requireDecidable(row: VerificationRow, decision: Decision["decision"]): void {
  const isAtProvider = row.state === "PENDING" && row.provider !== null && row.asked <= ASKED_MOST;
  const isSo = decision === "verify" ? row.state === "VERIFIED" : row.state === "REFUSED";
  if (isAtProvider || isSo) throw refused("verification_state");
}

/** A pending one is decided; beside a decided one stands another, so that the history is whole. */
async function write(
  { clock, random, staff }: StaffContext,
  tx: Transaction,
  row: VerificationRow,
  { merchant, decision, note, reason }: Asked,
): Promise<void> {
  const now = clock.now();
  const isVerified = decision === "verify";
  const change = {
    state: isVerified ? ("VERIFIED" as const) : ("REFUSED" as const),
    reason: isVerified ? null : reason,
    ...{ decidedAt: now, decidedBy: staff, note, dueAt: null, validUntil: null },
  };
  if (row.state === "PENDING") {
    const own = and(eq(verifications.merchant, merchant), eq(verifications.id, row.id));
    await tx.update(verifications).set(change).where(own);
    return;
  }
  const id = newReference(random, "V");
  const { member, documentKind } = row;
  // One request in the same instant would hide this decision behind it.
  const askedAt = new Date(Math.max(now.getTime(), row.askedAt.getTime() + 1));
  const beside = { merchant, id, member, documentKind, provider: null, askedAt };
  await tx.insert(verifications).values({ ...beside, ...change });
}
