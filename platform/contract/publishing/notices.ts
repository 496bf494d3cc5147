import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/** Where a notice shows: B the notice bar, PL players, PU the popup, PR promotions, H the home page. */
export const NOTICE_TYPES = ["B", "PL", "PU", "PR", "H"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** To whom: A members, B guests, F members in the session of their first login. */
export const EXECUTIONS = ["A", "B", "F"] as const;
export type Execution = (typeof EXECUTIONS)[number];

export const notice = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML of a few harmless tags; whoever shows it sanitises it once more. */
  content: z.string(),
  time: instant,
  execution: z.array(z.enum(EXECUTIONS)),
  types: z.array(z.enum(NOTICE_TYPES)),
});
export type Notice = z.infer<typeof notice>;

/** The tags that a text written by staff may have: the platform and the site both keep to them. */
export const CONTENT_TAGS = ["p", "br", "h3", "strong", "em", "ul", "ol", "li", "a", "blockquote"];

const list = z.array(notice);
const language = z.string().max(5);

/** "PU,B" in the address; a name that is no type is refused. */
const types = z.codec(z.string().max(20), z.array(z.enum(NOTICE_TYPES)).min(1), {
  decode: (text) => text.split(",") as NoticeType[],
  encode: (wanted) => wanted.join(","),
});

/**
 * What shows by itself, by place and newest first. Guests get what is meant for guests (B), members
 * what is meant for them (A, and F in their first session); `execution` narrows that further.
 */
export const announcements = call({
  name: "announcements",
  method: "GET",
  path: "/site/announcements",
  access: "guest",
  input: z.object({
    types,
    platform: z.literal("W"),
    execution: z.enum(EXECUTIONS).optional(),
    language,
  }),
  value: z.object({ player: list, banners: list, popup: list, promotion: list, home: list }),
});

/** Every notice the caller may read, newest first, for the notice page. */
export const notices = call({
  name: "notices",
  method: "GET",
  path: "/site/notices",
  access: "guest",
  input: z.object({
    language,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(7),
  }),
  value: z.object({ list, totalPages: z.number().int() }),
});

/** One notice by its id; refuses one that the caller may not read now with no_such_notice. */
export const noticeOne = call({
  name: "noticeOne",
  method: "GET",
  path: "/site/notices/one",
  access: "guest",
  input: z.object({ id: z.string().max(40), language }),
  value: notice,
});
