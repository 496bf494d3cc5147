import type { Notice } from "../../contract/publishing/notices.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { notices } from "../../store/schema/notice.ts";

type Row = typeof notices.$inferSelect;

/** A row in the words for the requested language. */
export function toNotice(row: Row, language: string): Notice[] {
  const words = wordsIn(row.words, language);
  if (!words) return [];
  const { id, execution, types, mustRead, publishedFrom } = row;
  return [{ id, ...words, time: publishedFrom.getTime(), execution, types, mustRead }];
}
