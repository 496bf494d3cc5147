import { Gauge, type Registry } from "prom-client";

/** The figures of a pool of connections, as pg has them. */
type Pool = {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
};

/** Shows the connections of these pools, by name, as they are when somebody reads. */
export function showPools(registry: Registry, pools: Readonly<Record<string, Pool>>): void {
  const registers = [registry];
  const each = (set: (pool: string, figures: Pool) => void) => () => {
    for (const [name, figures] of Object.entries(pools)) set(name, figures);
  };
  const connections = new Gauge({
    name: "gaming_database_connections",
    help: "Open connections to the database by pool, used or idle.",
    labelNames: ["pool", "state"],
    registers,
    collect: each((pool, { totalCount, idleCount }) => {
      connections.set({ pool, state: "used" }, totalCount - idleCount);
      connections.set({ pool, state: "idle" }, idleCount);
    }),
  });
  const most = new Gauge({
    name: "gaming_database_connections_max",
    help: "The most connections that a pool opens.",
    labelNames: ["pool"],
    registers,
    collect: each((pool, { options }) => most.set({ pool }, options.max)),
  });
  const waiting = new Gauge({
    name: "gaming_database_requests_waiting",
    help: "Requests that wait for a connection of a pool.",
    labelNames: ["pool"],
    registers,
    collect: each((pool, { waitingCount }) => waiting.set({ pool }, waitingCount)),
  });
}
