import { and, eq, isNull } from "drizzle-orm";
import type { MerchantFile } from "../../../../contract/staff/merchant/merchant-file.ts";
import { cleanHtml } from "../../../../domain/publishing/clean-html.ts";
import { notices as noticeTable } from "../../../../store/schema/notice.ts";
import type { Section } from "../section.ts";
import { keyed } from "./keyed.ts";
import { dateOf, inEach, textOf, wrongItem } from "./publication.ts";

type Notice = Omit<NonNullable<MerchantFile["notices"]>[number], "id">;

/** The notices that are published. */
export const notices: Section = {
  name: "notices",
  wanted({ notices: list }, { current, now }) {
    if (!list) return null;
    const all = keyed("notices", list, ({ id }) => id);
    return new Map(
      [...all].map(([key, { id, from, words, ...notice }]) => {
        const before = current.get(key) as Notice | undefined;
        const clean = inEach(words, ({ title, content }) => ({
          title,
          content: cleanHtml(content),
        }));
        if (Object.values(clean).some(({ content }) => content === ""))
          throw wrongItem("notices", id);
        return [key, { ...notice, words: clean, from: from ?? before?.from ?? now.toISOString() }];
      }),
    );
  },
  async read(tx, merchant) {
    const published = and(eq(noticeTable.merchant, merchant), isNull(noticeTable.withdrawnAt));
    const rows = await tx.select().from(noticeTable).where(published);
    return new Map(
      rows.map(({ id, types, execution, mustRead, words, publishedFrom, publishedTo }) => [
        id,
        {
          ...{ types, execution, ...(mustRead && { mustRead }), words },
          ...{ from: textOf(publishedFrom), to: textOf(publishedTo) },
        },
      ]),
    );
  },
  async write(tx, merchant, changes, { at: now }) {
    for (const [id, value] of changes) {
      const own = and(eq(noticeTable.merchant, merchant), eq(noticeTable.id, id));
      if (value === null) {
        await tx.update(noticeTable).set({ withdrawnAt: now }).where(own);
        continue;
      }
      const { from, to, mustRead = false, ...notice } = value as Notice;
      const [publishedFrom, publishedTo] = [dateOf(from)!, dateOf(to)];
      if (publishedTo && publishedTo <= publishedFrom) throw wrongItem("notices", id);
      const row = { ...notice, mustRead, publishedFrom, publishedTo, withdrawnAt: null };
      await tx
        .insert(noticeTable)
        .values({ merchant, id, ...row })
        .onConflictDoUpdate({ target: [noticeTable.merchant, noticeTable.id], set: row });
    }
  },
};
