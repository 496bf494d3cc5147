import { count } from "drizzle-orm";
import { BLOG_PAGE_SIZE, type postList } from "../../contract/publishing/blog.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { posts } from "../../store/schema/post.ts";
import { newestFirst, publishedPosts } from "./published-posts.ts";
import { toPostCard } from "./to-post-card.ts";

/** One page of the published posts, newest first. */
export async function listPosts(
  context: Context,
  input: InputOf<typeof postList>,
): Promise<ValueOf<typeof postList>> {
  const { store, merchant } = context;
  const published = publishedPosts(context);
  return store.inMerchant(merchant.code, async (tx) => {
    const rows = await tx
      .select()
      .from(posts)
      .where(published)
      .orderBy(...newestFirst)
      .limit(BLOG_PAGE_SIZE)
      .offset((input.pageNo - 1) * BLOG_PAGE_SIZE);
    const [total] = await tx.select({ all: count() }).from(posts).where(published);
    return {
      list: rows.flatMap((row) => toPostCard(row, input.language)),
      totalPages: Math.ceil((total?.all ?? 0) / BLOG_PAGE_SIZE),
    };
  });
}
