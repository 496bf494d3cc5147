import type { PostCard } from "../../contract/publishing/blog.ts";
import { readingMinutes } from "../../domain/publishing/reading-minutes.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { posts } from "../../store/schema/post.ts";

/** A post in the form of lists; empty when it has no words. */
export function toPostCard(row: typeof posts.$inferSelect, language: string): PostCard[] {
  const words = wordsIn(row.words, language);
  if (!words) return [];
  const { slug, cover, author } = row;
  return [
    {
      ...{ slug, cover, author },
      title: words.title,
      summary: words.summary,
      publishedAt: row.publishedAt.getTime(),
      minutes: readingMinutes(words.html),
    },
  ];
}
