import { randomBytes } from "node:crypto";
import { systemClock } from "#platform/core/context.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { openStore } from "#platform/store/open-store.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { withDatabase } from "../lib/database/with-database.ts";
import { startServerProcess } from "../lib/server-process.ts";
import { races } from "./races.ts";

const PORTS = [4391, 4392];

/**
 * Two platforms on one database, and members whose limits both are asked to break at once. Exits with 1
 * when more gets through than a limit allows.
 */
await withDatabase(async (url) => {
  const master = randomBytes(32).toString("base64url");
  const common = {
    DEPLOYMENT: "demo",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    DEMO_BRANDS: "alba",
  };
  const secret = { MASTER_SECRET: master, DATABASE_URL: url };
  const platforms = [];
  for (const port of PORTS) {
    const env = { ...common, ...secret, PLATFORM_PORT: String(port) };
    const ready = `http://127.0.0.1:${port}/ready`;
    const args = ["scripts/platform.ts"];
    platforms.push(await startServerProcess({ args, url: ready, env, withinMs: 600_000 }));
  }
  const store = await openStore({ url, poolSize: 4 });
  try {
    const vendors = catalogueVendors.map(({ code }) => code);
    const secrets = deriveSecrets({ master, vendors, gateways: [] });
    const bases = PORTS.map((port) => `http://127.0.0.1:${port}`);
    const parts = { store, clock: systemClock, random: systemRandom, secrets };
    for (const [name, race] of races) {
      const { isHeld, said } = await race(parts, bases);
      if (!isHeld) process.exitCode = 1;
      console.log(`${isHeld ? "ok    " : "FAILED"} ${name}: ${said}`);
    }
  } finally {
    await store.close();
    for (const { stop } of platforms) await stop();
  }
});
