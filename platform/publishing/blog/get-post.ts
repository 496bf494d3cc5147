import { and, eq, ne } from "drizzle-orm";
import { ARTICLE_TAGS, type postOne } from "../../contract/publishing/blog.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { cleanHtml } from "../../domain/publishing/clean-html.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { posts } from "../../store/schema/post.ts";
import { newestFirst, publishedPosts } from "./published-posts.ts";
import { toPostCard } from "./to-post-card.ts";

const MORE = 3;

/** One published post with the newest others. Refuses an unknown or unpublished one. */
export async function getPost(
  context: Context,
  input: InputOf<typeof postOne>,
): Promise<ValueOf<typeof postOne>> {
  const { store, merchant } = context;
  const published = publishedPosts(context);
  return store.inMerchant(merchant.code, async (tx) => {
    const [row] = await tx
      .select()
      .from(posts)
      .where(and(published, eq(posts.slug, input.slug)));
    const [card] = row ? toPostCard(row, input.language) : [];
    if (!row || !card) throw new Refusal("unknown_post", { status: 404 });
    const others = await tx
      .select()
      .from(posts)
      .where(and(published, ne(posts.slug, row.slug)))
      .orderBy(...newestFirst)
      .limit(MORE);
    return {
      ...card,
      html: cleanHtml(wordsIn(row.words, input.language)?.html ?? "", ARTICLE_TAGS),
      more: others.flatMap((other) => toPostCard(other, input.language)),
    };
  });
}
