import { PgBoss } from "pg-boss";

/** The queue of hints that wake servers. Its tables lie in pg-boss's own schema, `pgboss`. */
export const WORK_QUEUE = "work";

/** What an idle queue costs: without these it asks the database ten times as often. */
export const QUIET = {
  schedule: false,
  reindex: false,
  monitorVacuum: false,
  registerInstance: false,
  bamIntervalSeconds: 24 * 3_600,
  flowIntervalSeconds: 3_600,
  queueCacheIntervalSeconds: 600,
  monitorIntervalSeconds: 600,
  maintenanceIntervalSeconds: 300,
  notifyHeartbeatIntervalMs: 60_000,
  openTelemetry: { enabled: false },
} as const;

/** Hints are of use for seconds, and a lost one is found by the next look. */
const OPTIONS = {
  notify: true,
  retryLimit: 1,
  expireInSeconds: 900,
  retentionSeconds: 900,
  deleteAfterSeconds: 60,
} as const;

/**
 * Makes or updates the tables of the queue, as the database's owner. Servers must not, because their
 * role owns nothing.
 */
export async function installQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, ...QUIET });
  let failure: unknown;
  boss.on("error", (error) => {
    failure = error;
  });
  await boss.start();
  try {
    if (await boss.getQueue(WORK_QUEUE)) await boss.updateQueue(WORK_QUEUE, OPTIONS);
    else await boss.createQueue(WORK_QUEUE, { policy: "short", ...OPTIONS });
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
}
