import type { PostWords } from "../../store/schema/post.ts";

export type DemoPost = {
  slug: string;
  /** The name of a picture in the brand's own assets. */
  cover: string;
  author: string;
  publishedAt: string;
  words: Record<"es" | "en", PostWords>;
};
