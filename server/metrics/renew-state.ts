import { Gauge, type Registry } from "prom-client";
import type { Waiting } from "#platform/jobs/state/read-state.ts";
import type { StateGauges } from "./show-state.ts";

/** How long a reading of the database serves further readers. */
const WAITING_MS = 15_000;
const BACKLOG_MS = 60_000;

type Parts = {
  registry: Registry;
  gauges: StateGauges;
  clock: { now(): Date };
  readWaiting: () => Promise<readonly Waiting[]>;
  readBacklog: () => Promise<readonly Waiting[]>;
};

/**
 * Returns what brings the gauges of the state up to date: it reads the database at most every 15
 * seconds, the backlog every 60, and never twice at once. A failure hides the gauges and never throws.
 */
export function renewState(parts: Parts): () => Promise<void> {
  const { registry, gauges, clock } = parts;
  const isRead = new Gauge({
    name: "gaming_state_read_success",
    help: "1 when the last reading of what waits succeeded, 0 when the database did not answer.",
    registers: [registry],
  });
  const waiting = kept(parts.readWaiting, WAITING_MS, clock);
  const backlog = kept(parts.readBacklog, BACKLOG_MS, clock);
  let renewing: Promise<void> | undefined;
  const renew = async () => {
    try {
      const rows = [...(await waiting()), ...(await backlog())];
      gauges.show(rows, clock.now());
      isRead.set(1);
    } catch {
      gauges.hide();
      isRead.set(0);
    }
  };
  return () => {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
}

/** A value that is read anew once it is older than `ms`; a failure is not kept. */
function kept<Value>(read: () => Promise<Value>, ms: number, clock: { now(): Date }) {
  let last: { value: Value; until: number } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (!last || now >= last.until) last = { value: await read(), until: now + ms };
    return last.value;
  };
}
