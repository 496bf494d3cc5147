import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { live } from "#platform/contract/wire/live.ts";
import { systemClock } from "#platform/core/context.ts";
import type { LogEntry } from "#platform/core/log-entry.ts";
import { calls } from "#platform/http/routes.ts";
import { KINDS } from "#platform/jobs/kinds/kinds.ts";
import { readBacklog, readWaiting } from "#platform/jobs/state/read-state.ts";
import { officeCalls } from "#platform/staff/office-routes.ts";
import type { Store } from "#platform/store/open-store.ts";
import type { Metrics } from "./create-metrics.ts";
import { renewState } from "./renew-state.ts";
import { showPools } from "./show-pools.ts";
import { showState } from "./show-state.ts";

const READING_MS = 5_000;

export type { Metrics };
export type Watch = {
  noteCall(entry: LogEntry): void;
  noteJobFailure(entry: LogEntry): void;
  close(): Promise<void>;
};

/**
 * Shows a platform's calls, jobs, pools and what waits in its database. The database is read on a
 * connection of its own, five seconds at most, so that busy pools hide nothing. Without metrics it does
 * nothing.
 */
export function watchPlatform(
  metrics: Metrics | undefined,
  { store, url }: { store: Store; url: string },
): Watch {
  if (!metrics) return { noteCall() {}, noteJobFailure() {}, async close() {} };
  const { registry } = metrics;
  const jobs = KINDS.map(({ name }) => name);
  metrics.name({ calls: [...calls, ...officeCalls, live].map(({ name }) => name), jobs });
  showPools(registry, { main: store.pool, counters: store.counters, readers: store.readers });
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    options: `-c default_transaction_read_only=on -c jit=off -c statement_timeout=${READING_MS}`,
    ...{ query_timeout: READING_MS, connectionTimeoutMillis: READING_MS, allowExitOnIdle: true },
  });
  pool.on("error", () => {});
  const db = { db: drizzle(pool) };
  const renew = renewState({
    ...{ registry, clock: systemClock, gauges: showState(registry, { jobs }) },
    readWaiting: () => readWaiting(db, systemClock.now()),
    readBacklog: () => readBacklog(db),
  });
  metrics.beforeReading(renew);
  return {
    noteCall: metrics.noteCall,
    noteJobFailure: metrics.noteJobFailure,
    close: () => pool.end(),
  };
}
