import type { Execution, NoticeType } from "../../contract/publishing/notices.ts";
import type { NoticeWords } from "../../store/schema/notice.ts";

/** One notice of a demonstration merchant, published some days before its first start. */
export type DemoNotice = {
  id: string;
  daysAgo: number;
  types: NoticeType[];
  execution: Execution[];
  words: Record<"es" | "en", NoticeWords>;
};

type Text = [title: string, ...paragraphs: string[]];
type Place = { id: string; daysAgo: number; types: NoticeType[]; execution: Execution[] };

/** Titles are plain text. Paragraphs may hold strong words and links. */
export function demoNotice(place: Place, es: Text, en: Text): DemoNotice {
  const words = ([title, ...paragraphs]: Text) => ({
    title,
    content: paragraphs.map((text) => `<p>${text}</p>`).join(""),
  });
  return { ...place, words: { es: words(es), en: words(en) } };
}

export const EVERYBODY: Execution[] = ["A", "B"];
