import { z } from "zod";
import { inLanguages, instant, line, picture, slug } from "./file-values.ts";

/** An article of the site's own, as a merchant's file has it. */
export const postForm = z.strictObject({
  slug,
  cover: picture,
  author: line(60).min(1),
  /** The instant of its first showing. Without it, when the file is applied. */
  publishedAt: instant.optional(),
  words: inLanguages(
    z.strictObject({
      title: line(120).min(1),
      summary: line(300).min(1),
      html: z.string().trim().min(1).max(60_000),
    }),
  ),
});
export type PostForm = z.output<typeof postForm>;
