import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { VENDOR_CODES, vendorRequests } from "#platform/contract/play/vendor-wallet.ts";
import type { LogEntry } from "#platform/core/log-entry.ts";
import type { RouteKind } from "./route-kind.ts";

/** The numbers of a process that Prometheus reads. Every label has few values, none names a person. */
export type Metrics = {
  /** What Prometheus reads, in its text format. */
  read(): Promise<{ text: string; type: string }>;
  /** Where further figures are registered. */
  registry: Registry;
  /** Notes an answer to a browser or a vendor. */
  noteRequest(kind: RouteKind, status: number, milliseconds: number): void;
  /** Notes a call of the platform, or a message of a vendor to its wallet, from its log entry. */
  noteCall(entry: LogEntry): void;
  /** Notes the failure of a job from its log entry. */
  noteJobFailure(entry: LogEntry): void;
  /** Gives these calls and jobs series of their own; others are counted together. */
  name(known: { calls: Iterable<string>; jobs: Iterable<string> }): void;
  /** Waits for `renew` before each reading. */
  beforeReading(renew: () => Promise<void>): void;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OTHER = "other";
const VENDOR_CALL = /^vendor\./;

/** Metrics of requests, calls and jobs, with those of Node. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const timer = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: SECONDS });

  const requests = counter("gaming_http_requests_total", "Answers by kind of address and class.", [
    "route",
    "status",
  ]);
  const requestTime = timer(
    "gaming_http_request_duration_seconds",
    "Time until the answer begins, by kind of address.",
    ["route"],
  );
  const calls = counter("gaming_calls_total", "Calls of the platform by name and outcome.", [
    "call",
    "outcome",
  ]);
  const callTime = timer("gaming_call_duration_seconds", "Time of a call of the platform.", [
    "call",
  ]);
  const messages = counter(
    "gaming_wallet_messages_total",
    "Messages of vendors to the wallet by name and the code of the answer.",
    ["message", "code"],
  );
  const messageTime = timer(
    "gaming_wallet_message_duration_seconds",
    "Time of a vendor's message to the wallet.",
    ["message"],
  );
  const failures = counter("gaming_job_failures_total", "Failures of jobs by kind.", ["kind"]);

  const known = { calls: new Set<string>(), jobs: new Set<string>() };
  const renewals: (() => Promise<void>)[] = [];
  const named = (all: ReadonlySet<string>, name: string) => (all.has(name) ? name : OTHER);
  const noteMessage = ({ call, outcome, durationMs, ...entry }: LogEntry) => {
    const message = named(MESSAGES, call.replace(VENDOR_CALL, ""));
    const code = entry.code ?? (outcome === "failed" ? "TEMPORARY" : "OK");
    messages.inc({ message, code: named(CODES, code) });
    messageTime.observe({ message }, durationMs / 1_000);
  };

  return {
    async read() {
      await Promise.all(renewals.map((renew) => renew()));
      return { text: await registry.metrics(), type: registry.contentType };
    },
    registry,
    noteRequest(route, status, milliseconds) {
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      requestTime.observe({ route }, milliseconds / 1_000);
    },
    noteCall(entry) {
      if (VENDOR_CALL.test(entry.call)) return noteMessage(entry);
      const call = named(known.calls, entry.call);
      calls.inc({ call, outcome: entry.outcome });
      callTime.observe({ call }, entry.durationMs / 1_000);
    },
    noteJobFailure({ call }) {
      failures.inc({ kind: named(known.jobs, call) });
    },
    name({ calls, jobs }) {
      for (const name of calls) known.calls.add(name);
      for (const name of jobs) known.jobs.add(name);
    },
    beforeReading: (renew) => void renewals.push(renew),
  };
}

const MESSAGES: ReadonlySet<string> = new Set([...Object.keys(vendorRequests), "unread"]);
const CODES: ReadonlySet<string> = new Set(VENDOR_CODES);
