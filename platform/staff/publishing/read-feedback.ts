import { and, asc, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { feedback, feedbackImages } from "../../store/schema/feedback.ts";
import { members } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

const within = (merchant: string, id: string) =>
  and(eq(feedback.merchant, merchant), eq(feedback.id, id));

/** One message with its member and its pictures. Refuses a reference of another merchant. */
export async function readFeedback({ store }: StaffContext, merchant: string, id: string) {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, async (tx) => {
    const [found] = await tx
      .select({ row: feedback, username: members.username })
      .from(feedback)
      .leftJoin(
        members,
        and(eq(members.merchant, feedback.merchant), eq(members.id, feedback.memberId)),
      )
      .where(within(merchant, id));
    if (!found) throw new Refusal("unknown_feedback", { status: 404 });
    const images = await tx
      .select()
      .from(feedbackImages)
      .where(and(eq(feedbackImages.merchant, merchant), eq(feedbackImages.feedbackId, id)))
      .orderBy(asc(feedbackImages.position));
    return { ...found.row, username: found.username, images };
  });
}

/** Marks a message as done. A member who wrote it sees so. */
export async function closeFeedback(context: StaffContext, merchant: string, id: string) {
  const details = { id };
  await asStaff(context, merchant, { action: "closeFeedback", details }, async (tx) => {
    const closedAt = context.clock.now();
    const closed = await tx
      .update(feedback)
      .set({ closedAt })
      .where(within(merchant, id))
      .returning({ id: feedback.id });
    if (closed.length === 0) throw new Refusal("unknown_feedback", { status: 404 });
  });
}
