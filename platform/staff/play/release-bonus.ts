import { and, eq, isNull, sql } from "drizzle-orm";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { findings } from "../../store/schema/reconciliation.ts";
import { approvedBySecond, outcomeOf } from "../approvals/second-person.ts";
import { asStaff } from "../as-staff.ts";
import { requireUnclosed } from "../merchant/closing/require-unclosed.ts";
import type { StaffContext } from "../staff-context.ts";

type Input = { merchant: string; vendor: string; txId: string };

/**
 * Releases a vendor's bonus that a ceiling held. The first member of staff asks ("waiting"), a
 * second one credits it ("done"). Refuses an unknown or released one with unknown_bonus, the same
 * person twice with second_pair_of_eyes, and a merchant that has ended with merchant_closed.
 */
export async function releaseBonus(
  context: StaffContext,
  { merchant, vendor, txId }: Input,
): Promise<Waiting> {
  const { staff, clock, store } = context;
  const entry = { action: "releaseBonus", details: { vendor, txId }, changesPages: false };
  const { member, approval } = await asStaff(context, merchant, entry, async (tx) => {
    const held = and(
      eq(findings.merchant, merchant),
      eq(findings.kind, "BONUS_HELD"),
      eq(findings.party, vendor),
      eq(findings.subject, txId),
      isNull(findings.closedAt),
    );
    const own = eq(merchants.code, merchant);
    const [site] = await tx.select().from(merchants).where(own).for("key share");
    requireUnclosed(site!);
    const [finding] = await tx.select().from(findings).where(held).for("update");
    if (!finding) throw new Refusal("unknown_bonus", { status: 404 });
    const input = { vendor, txId };
    const asked = { merchant, verb: "releaseBonus", subject: `${vendor}/${txId}`, input };
    const approval = await approvedBySecond(context, tx, asked);
    if (approval.state === "WAITING") return { member: null, approval };
    const now = clock.now();
    const member = await book(tx, { merchant, vendor, txId }, now);
    await tx.update(findings).set({ closedAt: now, closedBy: staff }).where(held);
    return { member, approval };
  });
  if (member !== null) noteLive(store.db, { merchant, kind: "balance", member });
  return outcomeOf(approval);
}

async function book(tx: Transaction, { merchant, vendor, txId }: Input, now: Date) {
  const { rows } = await tx.execute<{ member: string | null }>(
    sql`select bonus_release(${merchant}, ${vendor}, ${txId}, ${now.toISOString()}) as member`,
  );
  const member = rows[0]?.member;
  if (!member) throw new Refusal("unknown_bonus", { status: 404 });
  return member;
}
