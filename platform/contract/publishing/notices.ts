import { z } from "zod";
import type { Purpose } from "../core/purpose.ts";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/**
 * Where a notice shows, and what is shown there: B the notice bar, PL players, PU the popup, PR
 * promotions, H the home page.
 */
export const NOTICE_PURPOSES = {
  B: "service",
  PL: "service",
  PU: "promotion",
  PR: "promotion",
  H: "service",
} as const satisfies Record<string, Purpose>;

export type NoticeType = keyof typeof NOTICE_PURPOSES;
export const NOTICE_TYPES = Object.keys(NOTICE_PURPOSES) as [NoticeType, ...NoticeType[]];

/** The audience: A members, B guests, F members in the session of their first login, G agents. */
export const EXECUTIONS = ["A", "B", "F", "G"] as const;
export type Execution = (typeof EXECUTIONS)[number];

export const notice = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML with a few harmless tags. The site sanitises it again before showing it. */
  content: z.string(),
  time: instant,
  execution: z.array(z.enum(EXECUTIONS)),
  types: z.array(z.enum(NOTICE_TYPES)),
  /** A notice of the popup that opens by itself, once a session. */
  mustRead: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** The tags allowed in texts by staff, on the platform and on the site. */
export const CONTENT_TAGS = ["p", "br", "h3", "strong", "em", "ul", "ol", "li", "a", "blockquote"];

const list = z.array(notice);
const language = languageTag;

/** "PU,B" in the address. An unknown type is refused. */
const types = z.codec(z.string().max(20), z.array(z.enum(NOTICE_TYPES)).min(1), {
  decode: (text) => text.split(",") as NoticeType[],
  encode: (wanted) => wanted.join(","),
});

/**
 * The notices that show without a request, by place, newest first. Guests get audience B. Members
 * get A, F in their first session, and G as agents. `execution` narrows that further.
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

/** One notice by its id. Refuses with no_such_notice when the caller may not read it now. */
export const noticeOne = call({
  name: "noticeOne",
  method: "GET",
  path: "/site/notices/one",
  access: "guest",
  input: z.object({ id: z.string().max(40), language }),
  value: notice,
});
