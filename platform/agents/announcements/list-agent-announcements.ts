import { count, desc } from "drizzle-orm";
import type { agentAnnouncements } from "../../contract/agents/announcements.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { toNotice } from "../../publishing/notices/to-notice.ts";
import { isVisible } from "../../publishing/notices/visible-notices.ts";
import { notices } from "../../store/schema/notice.ts";

const PAGE_SIZE = 7;

/** One page of the merchant's notices to its agents, newest first. */
export async function listAgentAnnouncements(
  context: Context,
  { language, pageNo }: InputOf<typeof agentAnnouncements>,
): Promise<ValueOf<typeof agentAnnouncements>> {
  const { store, merchant } = context;
  const visible = isVisible(context, ["G"]);
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select()
      .from(notices)
      .where(visible)
      .orderBy(desc(notices.publishedFrom), desc(notices.id))
      .limit(PAGE_SIZE)
      .offset((pageNo - 1) * PAGE_SIZE);
    const [total] = await reader.select({ all: count() }).from(notices).where(visible);
    return {
      list: rows.flatMap((row) => toNotice(row, language)),
      totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE),
    };
  });
}
