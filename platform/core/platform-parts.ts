import type { Store } from "../store/open-store.ts";
import type { Clock, Random, Secrets } from "./context.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { LogEntry } from "./log-entry.ts";
import type { Senders } from "./outbox/send-outgoing.ts";

/** What the platform and its schedules are made of. */
export type PlatformParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  /** Reaches vendor and gateway servers, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  /** Who carries e-mails and text messages; a channel without one keeps them in the outbox. */
  senders?: Senders;
  /** Where the streams of members' pages hang; whoever listens to the database tells it the words. */
  live?: LiveHub;
  log?: (entry: LogEntry) => void;
};
