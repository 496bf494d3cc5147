import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { notice } from "../publishing/notices.ts";
import { call } from "../wire/call.ts";

/** The merchant's notices to its agents, the newest first, seven to a page. */
export const agentAnnouncements = call({
  name: "agentAnnouncements",
  method: "GET",
  path: "/agent/announcements",
  access: "agent",
  input: z.object({
    language: languageTag,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({ list: z.array(notice), totalPages: z.number().int() }),
});
