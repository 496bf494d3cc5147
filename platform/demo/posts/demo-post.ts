import type { PostWords } from "../../store/schema/post.ts";

export type DemoPost = {
  slug: string;
  /** Names a picture among the brand's own assets. */
  cover: string;
  author: string;
  publishedAt: string;
  words: Record<"es" | "en", PostWords>;
};
