import type { Store } from "../store/open-store.ts";
import type { Clock, Random, Secrets } from "./context.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { LogEntry } from "./log-entry.ts";
import type { Senders } from "./outbox/send-outgoing.ts";

/** The parts of the platform and its schedules. */
export type PlatformParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  /** Reaches vendor and gateway servers, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  /**
   * The carriers of e-mails and text messages. A channel without one keeps its messages in the
   * outbox.
   */
  senders?: Senders;
  /** The streams of members' pages. The database listener passes it the events. */
  live?: LiveHub;
  log?: (entry: LogEntry) => void;
};
