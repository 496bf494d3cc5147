import { and, desc, eq, lte } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { posts } from "../../store/schema/post.ts";

/** The condition and the order of published posts: the newest first. */
export const publishedPosts = ({ merchant, clock }: Context) =>
  and(
    eq(posts.merchant, merchant.code),
    eq(posts.isEnabled, true),
    lte(posts.publishedAt, clock.now()),
  );

export const newestFirst = [desc(posts.publishedAt), desc(posts.slug)];
