import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { CONTENT_TAGS } from "./notices.ts";

const card = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The name of a picture in the brand's own assets. */
  cover: z.string(),
  author: z.string(),
  publishedAt: instant,
  minutes: z.number().int(),
});
export type PostCard = z.infer<typeof card>;

/** The tags an article may use, on the platform and on the site. */
export const ARTICLE_TAGS = [
  ...CONTENT_TAGS,
  ...["h2", "table", "caption", "thead", "tbody", "tr", "th", "td"],
];

export const BLOG_PAGE_SIZE = 9;

/** The published posts, newest first. */
export const postList = call({
  name: "postList",
  method: "GET",
  path: "/blog",
  access: "guest",
  input: z.object({
    language: languageTag,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({ list: z.array(card), totalPages: z.number().int() }),
});

export const postOne = call({
  name: "postOne",
  method: "GET",
  path: "/blog/one",
  access: "guest",
  input: z.object({ slug: z.string().min(1).max(80), language: languageTag }),
  value: card.extend({
    /** The platform sanitises it. The site sanitises it again before showing it. */
    html: z.string(),
    /** Other posts to read next. */
    more: z.array(card),
  }),
});
