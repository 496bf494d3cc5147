import { and, count, desc, eq } from "drizzle-orm";
import type { feedbackMine } from "../../contract/publishing/feedback.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { feedback, feedbackImages } from "../../store/schema/feedback.ts";

const SHOWN = 10;

/** The member's last ten messages to customer service, newest first. */
export async function listOwnFeedback(context: Context): Promise<ValueOf<typeof feedbackMine>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const rows = await store.reading(merchant.code, (reader) =>
    reader
      .select({ row: feedback, images: count(feedbackImages.position) })
      .from(feedback)
      .leftJoin(
        feedbackImages,
        and(
          eq(feedbackImages.merchant, feedback.merchant),
          eq(feedbackImages.feedbackId, feedback.id),
        ),
      )
      .where(and(eq(feedback.merchant, merchant.code), eq(feedback.memberId, memberId)))
      .groupBy(feedback.merchant, feedback.id)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(SHOWN),
  );
  return rows.map(({ row, images }) => ({
    reference: row.id,
    type: row.type,
    content: row.content,
    images,
    time: row.createdAt.getTime(),
    isClosed: row.closedAt !== null,
  }));
}
