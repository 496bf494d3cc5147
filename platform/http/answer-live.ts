import { live } from "../contract/wire/live.ts";
import { loggedError } from "../contract/wire/logged-error.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import type { LiveHub } from "../core/live/live-hub.ts";
import { liveStream } from "../core/live/live-stream.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { failed, refused } from "./answer.ts";
import { contextOf } from "./answer-call.ts";
import { callerOf } from "./caller/caller.ts";

const NO_BODY = new Uint8Array();

/**
 * Answers `GET /live`: a stream of events for the session's member, or a refusal like any call's.
 * Headers tell proxies not to buffer it.
 */
export async function answerLive(
  parts: PlatformParts & { live: LiveHub },
  request: Request,
  connection: string | undefined,
): Promise<Response> {
  const caller = callerOf(request.headers, connection, parts);
  const seen = { call: live.name, requestId: caller.requestId, durationMs: 0 };
  const merchant = (request.headers.get("x-merchant") ?? "").slice(0, 40);
  const ask = () => contextOf(parts, live, request, NO_BODY, caller);
  try {
    const { merchant: owner, actor } = await ask();
    const stream = liveStream({
      hub: parts.live,
      owner: { merchant: owner.code, member: actor?.memberId ?? "" },
      isAlive: () => ask().then(() => true, falseWhenRefused),
    });
    if (!stream) throw new Refusal("too_many_streams", { status: 429 });
    parts.log?.({ ...seen, merchant, outcome: "done" });
    return new Response(stream, {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
        "x-request-id": caller.requestId,
      },
    });
  } catch (error) {
    const isRefused = error instanceof Refusal;
    const outcome = isRefused
      ? ({ outcome: "refused", code: error.code } as const)
      : ({ outcome: "failed", error: loggedError(error) } as const);
    parts.log?.({ ...seen, merchant, ...outcome });
    const answer = isRefused ? refused(error, caller.requestId) : failed(error, caller.requestId);
    return Response.json(answer.envelope, {
      status: answer.status,
      headers: { "cache-control": "no-store", "x-request-id": caller.requestId },
    });
  }
}

function falseWhenRefused(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}
