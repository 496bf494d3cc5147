import { and, count, desc, eq, isNull } from "drizzle-orm";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { feedback, feedbackImages } from "../../store/schema/feedback.ts";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";

const SHOWN = 50;

export type FeedbackRow = typeof feedback.$inferSelect & {
  username: string | null;
  images: number;
};

/** The open messages to customer service, or all of them, newest first. */
export async function listFeedback(
  { store }: StaffContext,
  merchant: string,
  { all = false }: { all?: boolean } = {},
): Promise<FeedbackRow[]> {
  await findMerchant(store, merchant);
  const own = eq(feedback.merchant, merchant);
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select({
        row: feedback,
        username: members.username,
        images: count(feedbackImages.position),
      })
      .from(feedback)
      .leftJoin(
        members,
        and(eq(members.merchant, feedback.merchant), eq(members.id, feedback.memberId)),
      )
      .leftJoin(
        feedbackImages,
        and(
          eq(feedbackImages.merchant, feedback.merchant),
          eq(feedbackImages.feedbackId, feedback.id),
        ),
      )
      .where(all ? own : and(own, isNull(feedback.closedAt)))
      .groupBy(feedback.merchant, feedback.id, members.merchant, members.id)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(SHOWN),
  );
  return rows.map(({ row, username, images }) => ({ ...row, username, images }));
}
