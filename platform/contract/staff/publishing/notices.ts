import { z } from "zod";
import { EXECUTIONS, NOTICE_TYPES } from "../../publishing/notices.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const id = z.string().max(40);
const types = z.array(z.enum(NOTICE_TYPES));
const readers = z.array(z.enum(EXECUTIONS));
/** The content is HTML with a few harmless tags. */
const words = z.object({ title: z.string().max(80), content: z.string().max(8_000) });

/** Every notice of the merchant, newest first, shown or not. */
export const staffNoticeList = call({
  name: "staffNoticeList",
  method: "GET",
  path: "/staff/notices",
  access: "staff",
  permission: "notice.list",
  line: "notice <merchant> list",
  input: z.object({}),
  value: z.array(
    z.object({
      id: z.string(),
      state: z.enum(["published", "withdrawn"]),
      types,
      for: readers,
      must: z.enum(["yes", "no"]),
      from: instant,
      to: instant.nullable(),
      title: z.string(),
    }),
  ),
});

/** Publishes a notice, or changes the one with that id. Its content is sanitised. */
export const staffNoticePublish = call({
  name: "staffNoticePublish",
  method: "POST",
  path: "/staff/notices/publish",
  access: "staff",
  permission: "notice.publish",
  line: "notice <merchant> publish <id>",
  input: z.object({
    id,
    /** Its places: B bar, PL players, PU popup, PR promotions, H home. */
    types: types.min(1).default(["PU", "B"]),
    /** Its readers: A members, B guests, F members in their first session, G agents. */
    for: readers.min(1).default(["A", "B"]),
    /** The popup opens by itself with it. */
    must: z.enum(["yes", "no"]).default("no"),
    words: z.object({ es: words.optional(), en: words.optional() }),
    from: instant.optional(),
    to: instant.optional(),
  }),
  value: nothing,
});

/** Takes a notice off every page. It is kept and can be published again. */
export const staffNoticeWithdraw = call({
  name: "staffNoticeWithdraw",
  method: "POST",
  path: "/staff/notices/withdraw",
  access: "staff",
  permission: "notice.withdraw",
  line: "notice <merchant> withdraw <id>",
  input: z.object({ id }),
  value: nothing,
});
