import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

const WAIT_MS = 30_000;
const AGAIN_MS = 100;
/** Nobody listens yet, or PostgreSQL reports that it is starting or recovering. */
const NOT_YET = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "57P03"]);

/**
 * Waits up to half a minute for a database that starts or recovers at the same time. The next
 * connection reports any other error.
 */
export async function waitForServer(
  url: string,
  tell: (line: string) => void,
  waitMs = WAIT_MS,
): Promise<void> {
  const deadline = Date.now() + waitMs;
  let isAnnounced = false;
  while (!(await isUp(url)) && Date.now() < deadline) {
    if (!isAnnounced) tell("Waiting for the database.");
    isAnnounced = true;
    await delay(AGAIN_MS);
  }
}

async function isUp(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return !NOT_YET.has(code);
  } finally {
    await client.end().catch(() => {});
  }
}
