import { and, desc, eq } from "drizzle-orm";
import { ARTICLE_TAGS } from "../../../../contract/publishing/blog.ts";
import type { PostForm } from "../../../../contract/staff/merchant/post-form.ts";
import { cleanHtml } from "../../../../domain/publishing/clean-html.ts";
import { posts as postTable } from "../../../../store/schema/post.ts";
import type { Section } from "../section.ts";
import { keyed } from "./keyed.ts";
import { inEach, textOf, wrongItem } from "./publication.ts";

type Post = Omit<PostForm, "slug" | "publishedAt"> & { publishedAt: string };

/** The published articles, also those of a later day. */
export const posts: Section = {
  name: "posts",
  wanted({ posts: list }, { current, now }) {
    if (!list) return null;
    const all = keyed("posts", list, ({ slug }) => slug);
    return new Map(
      [...all].map(([key, { slug, publishedAt, words, ...post }]): [string, Post] => {
        const before = current.get(key) as Post | undefined;
        const clean = inEach(words, (text) => ({
          ...text,
          html: cleanHtml(text.html, ARTICLE_TAGS),
        }));
        if (Object.values(clean).some(({ html }) => html === "")) throw wrongItem("posts", slug);
        const at = publishedAt ?? before?.publishedAt ?? now.toISOString();
        return [key, { ...post, words: clean, publishedAt: at }];
      }),
    );
  },
  async read(tx, merchant) {
    const enabled = and(eq(postTable.merchant, merchant), eq(postTable.isEnabled, true));
    const newestFirst = [desc(postTable.publishedAt), desc(postTable.slug)];
    const rows = await tx
      .select()
      .from(postTable)
      .where(enabled)
      .orderBy(...newestFirst);
    return new Map(
      rows.map(({ slug, cover, author, words, publishedAt }): [string, Post] => [
        slug,
        { cover, author, words, publishedAt: textOf(publishedAt)! },
      ]),
    );
  },
  async write(tx, merchant, changes) {
    for (const [slug, value] of changes) {
      if (value === null) {
        const own = and(eq(postTable.merchant, merchant), eq(postTable.slug, slug));
        await tx.update(postTable).set({ isEnabled: false }).where(own);
        continue;
      }
      const { publishedAt, ...post } = value as Post;
      const row = { ...post, publishedAt: new Date(publishedAt), isEnabled: true };
      await tx
        .insert(postTable)
        .values({ merchant, slug, ...row })
        .onConflictDoUpdate({ target: [postTable.merchant, postTable.slug], set: row });
    }
  },
};
