import type { LiveKind } from "../../contract/wire/live.ts";
import type { LiveHub } from "./live-hub.ts";

/** Below the minute after which proxies cut silent connections. */
const HEARTBEAT_MS = 20_000;
/** A session may also end without an event: by its age, or by its member's absence. */
const LOOK_EVERY = 15;
const RETRY_MS = 2_000;

export type StreamOptions = {
  hub: LiveHub;
  owner: { merchant: string; member: string };
  /** True while the session that opened the stream is valid. */
  isAlive: () => Promise<boolean>;
  heartbeatMs?: number;
};

/**
 * The body of one member's text/event-stream. It sends a JSON line (`liveEvent`) per event and a
 * comment every 20 s, and ends with the session. Null when the member has too many streams already.
 */
export function liveStream(options: StreamOptions): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  const { hub, owner, isAlive, heartbeatMs = HEARTBEAT_MS } = options;
  const encoder = new TextEncoder();
  let stop = () => {};
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;

  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const tell = (kinds: readonly LiveKind[]) => write(`data: ${JSON.stringify({ kinds })}\n\n`);
  const end = () => {
    stop();
    controller?.close();
    controller = undefined;
  };
  /** While the database is unreachable, the stream stays open: nobody knows better. */
  const look = async () => {
    if (await isAlive().catch(() => true)) return;
    tell(["session"]);
    end();
  };
  const leave = hub.join(owner, {
    end,
    hear(kinds) {
      if (kinds.includes("session")) void look();
      const others = kinds.filter((kind) => kind !== "session");
      if (others.length > 0) tell(others);
    },
  });
  if (!leave) return null;

  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(opened) {
      controller = opened;
      let beats = 0;
      const timer = setInterval(() => {
        write(":\n\n");
        beats += 1;
        if (beats % LOOK_EVERY === 0) void look();
      }, heartbeatMs).unref();
      stop = () => {
        clearInterval(timer);
        leave();
      };
      write(`retry: ${RETRY_MS}\n\n`);
    },
    cancel() {
      controller = undefined;
      stop();
    },
  });
}
