import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Waiting } from "../../../../contract/staff/outcome.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { applyHold } from "../../../../members/person/watchlists/hold.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import type { MemberRow } from "../../../../store/schema/merchant.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import { approvedBySecond, outcomeOf, refuseWaiting } from "../../../approvals/second-person.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { asStaffOfMember } from "../../as-staff-of-member.ts";
import { accountOfHit, type WatchHitRow } from "./find-watch-hit.ts";

export const dismissInput = z.object({ reference: z.string(), note: z.string() });
type Asked = z.output<typeof dismissInput> & { merchant: string };

const VERB = "dismissWatchHit";

/** Says that the entry is this person. A sanction then holds the account, also one dismissed before. */
export async function confirmWatchHit(staff: StaffContext, asked: Asked): Promise<Waiting> {
  return onHit(staff, asked, "confirm", async (tx, row, member) => {
    if (row.state === "CONFIRMED") throw inState();
    await refuseWaiting(staff, tx, { merchant: asked.merchant, verb: VERB, subject: row.id });
    await decide(staff, tx, row, { state: "CONFIRMED", note: asked.note });
    await applyHold(tx, { merchant: asked.merchant, memberId: member.id }, staff.clock.now());
    return outcomeOf(null);
  });
}

/**
 * Says that the entry is somebody else, for good. A sanction waits for a second person, and the account
 * is free when none stands any more.
 */
export async function dismissWatchHit(staff: StaffContext, asked: Asked): Promise<Waiting> {
  const { merchant, reference, note } = asked;
  return onHit(staff, asked, "dismiss", async (tx, row, member) => {
    if (row.state === "DISMISSED") throw inState();
    if (row.kind === "sanction") {
      const wanted = { merchant, verb: VERB, subject: reference, input: { reference, note } };
      const approval = await approvedBySecond(staff, tx, wanted);
      if (approval.state === "WAITING") return outcomeOf(approval);
    }
    await decide(staff, tx, row, { state: "DISMISSED", note });
    await applyHold(tx, { merchant, memberId: member.id }, staff.clock.now());
    return outcomeOf(null);
  });
}

const inState = () => new Refusal("watch_state", { status: 409 });

async function onHit(
  staff: StaffContext,
  asked: Asked,
  decision: string,
  act: (tx: Transaction, row: WatchHitRow, member: MemberRow) => Promise<Waiting>,
): Promise<Waiting> {
  const { merchant, reference, note } = asked;
  const account = await accountOfHit(staff, asked);
  const entry = { action: "personReviewDecide", details: { reference, decision, note } };
  return asStaffOfMember(staff, { merchant, account }, entry, async (tx, member) => {
    const [row] = await tx
      .select()
      .from(watchHits)
      .where(and(eq(watchHits.merchant, merchant), eq(watchHits.id, reference)))
      .for("update");
    return act(tx, row!, member);
  });
}

async function decide(
  { clock, staff }: StaffContext,
  tx: Transaction,
  { merchant, id }: WatchHitRow,
  change: Pick<WatchHitRow, "state" | "note">,
): Promise<void> {
  await tx
    .update(watchHits)
    .set({ ...change, decidedAt: clock.now(), decidedBy: staff })
    .where(and(eq(watchHits.merchant, merchant), eq(watchHits.id, id)));
}
