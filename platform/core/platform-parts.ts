import type { Store } from "../store/open-store.ts";
import type { Registers } from "./access/registers.ts";
import type { Watchlists } from "./access/watchlists.ts";
import type { Clock, Random, Secrets } from "./context.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { LogEntry } from "./log-entry.ts";
import type { Carriers } from "./outbox/merchant-sender.ts";
import type { Senders } from "./outbox/send-outgoing.ts";

/** The operator's own proxies in front of a process. */
export type Proxies = {
  /** Their number; 0 when clients connect directly. */
  hops: number;
  /** The header in which they write the client's country; ignored with 0 hops. */
  countryHeader?: string | undefined;
};

/** A monotonic time in milliseconds, in which answers that must be even are measured. */
export type Stopwatch = {
  now(): number;
  /** Resolves when `now` has reached the end, or at once when it has passed. */
  until(end: number): Promise<void>;
};

/** One run of a job. The slot is its period; empty for a standing run. */
export type JobRun = { merchant: string; kind: string; slot: string };
/** "partly": something keeps its own time for the next attempt. "lost": another server has taken it. */
export type JobOutcome = "done" | "partly" | "failed" | "lost";

/** The parts of the platform and its schedules. */
export type PlatformParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  /** Reaches vendor and gateway servers, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  /**
   * The carriers of e-mails, text messages and the webhook's messages. A channel without one keeps
   * its messages in the outbox.
   */
  senders?: Senders;
  /** Makes senders of a merchant's own servers. Without it all messages go by `senders`. */
  carriers?: Carriers;
  /** Who is told of findings: addresses for e-mails, and the webhook, whose recipient is empty. */
  findingsTo?: readonly { channel: "email" | "webhook"; recipient: string }[];
  /** The registers of excluded persons that can be asked; none by default. */
  registers?: Registers | undefined;
  /** The lists of sanctioned and exposed persons; none by default. */
  watchlists?: Watchlists | undefined;
  /** The operator's proxies in front of the platform; none by default. */
  proxies?: Proxies;
  /** The office's address for browsers, without a path; http://office.localhost:3000 by default. */
  officeOrigin?: string;
  /** False hides the OpenAPI document; it is served by default. */
  isDocumented?: boolean;
  /** The process's own by default. */
  stopwatch?: Stopwatch;
  /** The streams of members' pages. The database listener passes it the events. */
  live?: LiveHub;
  log?: (entry: LogEntry) => void;
  /** Follows the runs of jobs, as spans of traces. `work` gets the function that notes the outcome. */
  aroundRun?: <T>(
    run: JobRun,
    work: (note: (outcome: JobOutcome) => void) => Promise<T>,
  ) => Promise<T>;
};
