import type { Notice } from "../../contract/publishing/notices.ts";
import type { notices } from "../../store/schema/notice.ts";

type Row = typeof notices.$inferSelect;

/** A row in the requested language, else in its first language. */
export function toNotice(row: Row, language: string): Notice[] {
  const words = row.words[language] ?? Object.values(row.words)[0];
  if (!words) return [];
  const { id, execution, types, publishedFrom } = row;
  return [{ id, ...words, time: publishedFrom.getTime(), execution, types }];
}
