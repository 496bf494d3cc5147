import { z } from "zod";
import { call } from "./call.ts";

/** What may have changed for a member. "session": whether they are still logged in. */
export const LIVE_KINDS = ["balance", "message", "deposit", "withdrawal", "session"] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/**
 * One event of the stream of `GET /live` (text/event-stream). It names kinds only. The listener
 * fetches what it shows by ordinary calls, which check the caller.
 */
export const liveEvent = z.object({ kinds: z.array(z.enum(LIVE_KINDS)) });

/**
 * The request of the stream, with its access rule. It is not in the table of calls, because its
 * answer is no envelope. Listening does not keep a session alive.
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
