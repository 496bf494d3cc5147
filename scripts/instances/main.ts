import { randomBytes } from "node:crypto";
import { systemClock } from "#platform/core/context.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { openStore } from "#platform/store/open-store.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { withDatabase } from "../lib/database/with-database.ts";
import { checks } from "./checks.ts";
import { PORTS, startInstances } from "./servers.ts";
import { smsSink } from "./sms-sink.ts";

/**
 * Two sites and two platforms on one database, each pair behind a small proxy: a change on one must
 * hold on all. Needs a build; exits with 1 when a check fails.
 */
await withDatabase(async (url) => {
  const sink = await smsSink(PORTS.smsGateway);
  const master = randomBytes(32).toString("base64url");
  const instances = await startInstances(url, master);
  const store = await openStore({ url, poolSize: 4 });
  const secrets = deriveSecrets({ master, vendors: [], gateways: [] });
  const parts = { store, clock: systemClock, random: systemRandom, secrets };
  const staff = { ...parts, staff: "instances", staffId: "instances" };
  try {
    for (const [name, check] of checks(sink.recipients)) {
      const said = await check(instances, staff).catch((error: unknown) => {
        process.exitCode = 1;
        return error instanceof Error ? error : new Error(String(error));
      });
      const isFailed = said instanceof Error;
      console.log(`${isFailed ? "FAILED" : "ok    "} ${name}: ${isFailed ? said.message : said}`);
    }
  } finally {
    await store.close();
    await instances.close();
    sink.close();
  }
});
