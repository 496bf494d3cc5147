import { rmSync } from "node:fs";
import { startServerProcess } from "#scripts/lib/server-process.ts";
import { askStaff, setScene } from "./staff.ts";

/** A separate server for a test that would disturb others on the shared one. */
export type OwnServer = {
  url: string;
  /** Runs `npm run merchant -- <words>` on its database, and returns the output. */
  staff: (...words: string[]) => string;
  /** Brings about a scene of tests/support/browser/backstage.ts on its database. */
  setScene: (...scene: Parameters<typeof setScene>) => void;
  /** Ends it at once, as a lost machine would. */
  kill: () => Promise<void>;
  /** Starts it again on its data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startOwnServer(
  port: number,
  more: Record<string, string> = {},
): Promise<OwnServer> {
  const dataDir = `.data/e2e-${port}`;
  rmSync(dataDir, { recursive: true, force: true });
  const brands = { DEMO_BRANDS: "alba,noche,mareo", DEMO_DAYS: "0" };
  const own = { PORT: String(port), DATA_DIR: dataDir, ...brands };
  // Another test of this worker may have made NODE_ENV production.
  const env = { ...own, DEPLOYMENT: "demo", LOG_LEVEL: "error", ...more };
  const url = `http://127.0.0.1:${port}`;
  const ready = `${url}/ready`;
  const start = () => startServerProcess({ args: ["scripts/start.ts"], url: ready, env });
  let running = await start();
  return {
    url,
    staff: (...words) => askStaff(words, env),
    setScene: (scene, merchant, whom) => setScene(scene, merchant, whom, env),
    kill: () => running.kill(),
    async restart() {
      running = await start();
    },
    async close() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
