import { z } from "zod";
import { call } from "./call.ts";

/** What of a member's own may have changed; "session": whether they are still logged in. */
export const LIVE_KINDS = ["balance", "message", "deposit", "withdrawal", "session"] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/**
 * One word of the stream of `GET /live` (text/event-stream). It names kinds and nothing else: who
 * hears it asks for what it wants to show by the ordinary calls, which know whom they answer.
 */
export const liveEvent = z.object({ kinds: z.array(z.enum(LIVE_KINDS)) });

/**
 * The stream's first half, which says who may ask. It is no call of the table, for its answer is no
 * envelope, and a page that only listens leaves its session as idle as it is.
 */
export const live = call({
  name: "live",
  method: "GET",
  path: "/live",
  access: "real",
  isUnseen: true,
  input: z.object({}),
  value: liveEvent,
});
