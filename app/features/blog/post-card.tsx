import { Link } from "@remix-run/react";
import { Art } from "#app/ui/media/art.tsx";
import type { PostCard as Post } from "#platform/contract/publishing/blog.ts";
import * as s from "./post-card.css.ts";
import { useByline } from "./use-byline.ts";

type Props = {
  post: Post & { art: { avif: string; webp: string; isScene: boolean } | null };
  /** The newest post of the first page is as wide as the page. */
  isLead?: boolean;
  heading?: "h2" | "h3";
};

/** The whole card is a link. */
export function PostCard({ post, isLead = false, heading: Heading = "h2" }: Props) {
  const { day, length, author } = useByline()(post);
  const size = isLead ? "lead" : "plain";
  return (
    <article className={s.cards[size]}>
      <div className={s.stages[size]}>
        <Art art={post.art} className={s.art} isFirst={isLead} />
      </div>
      <div className={s.words[size]}>
        <p className={s.byline}>
          <time dateTime={new Date(post.publishedAt).toISOString()}>{day}</time>
          <span aria-hidden="true">·</span>
          <span>{length}</span>
        </p>
        <Heading className={s.titles[size]}>
          <Link to={`/blog/${post.slug}`} className={s.link}>
            {post.title}
          </Link>
        </Heading>
        <p className={s.summary}>{post.summary}</p>
        <p className={s.author}>{author}</p>
      </div>
    </article>
  );
}
