import { and, count, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { GATE_OF_AWARD } from "../../contract/club/awards.ts";
import type { unreadMessages } from "../../contract/publishing/messages.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import { prepared } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { messages } from "../../store/schema/notice.ts";

/** What the badge counts: unread messages, and awards that the member can take now. */
export async function countUnread(context: Context): Promise<ValueOf<typeof unreadMessages>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const policy = await policyFor(context);
  const now = clock.now();
  const asked = { merchant: merchant.code, memberId };
  return store.reading(merchant.code, async (reader) => {
    const [row] = await unread(reader).execute(asked);
    const reached = await open(reader).execute({ ...asked, now: now.toISOString() });
    const lawful = reached.filter(({ kind }) => policy.allows[GATE_OF_AWARD[kind]]);
    const claimable = lawful.reduce((sum, { awards: more }) => sum + more, 0);
    const isPaused = claimable > 0 && (await isGiftPaused(reader, asked, now));
    return { unread: row?.unread ?? 0, claimable: isPaused ? 0 : claimable };
  });
}

const unread = prepared((reader) =>
  reader
    .select({ unread: count() })
    .from(messages)
    .where(
      and(
        eq(messages.merchant, sql.placeholder("merchant")),
        eq(messages.memberId, sql.placeholder("memberId")),
        isNull(messages.readAt),
        isNull(messages.deletedAt),
      ),
    )
    .prepare("unread_messages"),
);

/** As the reward centre lists them: without missions, which are taken as missions. */
const open = prepared((reader) =>
  reader
    .select({ kind: awards.kind, awards: count() })
    .from(awards)
    .where(
      and(
        eq(awards.merchant, sql.placeholder("merchant")),
        eq(awards.member, sql.placeholder("memberId")),
        eq(awards.state, "REACHED"),
        ne(awards.kind, "mission"),
        or(
          isNull(awards.expiresAt),
          gt(awards.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
        ),
      ),
    )
    .groupBy(awards.kind)
    .prepare("open_awards"),
);
