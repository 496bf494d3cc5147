import { existsSync } from "node:fs";
import { readEnv } from "#env";
import { systemClock } from "#platform/core/context.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { findPlace } from "#platform/store/embedded/place.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { openStore } from "#platform/store/open-store.ts";
import { mastersOf } from "../../server/backend/master-secret.ts";
import { requireMigrated } from "../../server/backend/open-database.ts";
import { openCarriers, openSenders } from "../../server/backend/open-senders.ts";
import { prepareDatabase } from "../../server/backend/prepare-database.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { GATEWAY, vendorOrigins } from "../../server/backend/vendor-origins.ts";
import type { TerminalParts } from "./command.ts";
import { outside } from "./outside.ts";

type Opened = { parts: TerminalParts; close(): Promise<void> };

/**
 * Connects to the servers' database: the operator's, which must be of this version, or the shared
 * embedded one. A command that only reads does not migrate the latter either. Throws CannotStart for
 * a database of another version.
 */
export async function openStaff({ isReading = false } = {}): Promise<Opened> {
  const env = readEnv();
  if (isReading && !env.DATABASE_URL) expectData(env.DATA_DIR);
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: env.DATA_DIR, shared: true });
  const url = env.DATABASE_URL ?? embedded?.url ?? "";
  try {
    await (embedded && !isReading
      ? prepareDatabase(embedded.ownerUrl)
      : requireMigrated(embedded?.ownerUrl ?? url));
    const store = await openStore({ url, poolSize: 2 });
    return {
      parts: {
        store,
        clock: systemClock,
        random: systemRandom,
        outside,
        senders: openSenders(env),
        carriers: openCarriers(env),
        officeOrigin: vendorOrigins(env, env.PORT).office,
        // Read when needed: a command that only reads makes no secret.
        get secrets() {
          return deriveSecrets({ ...mastersOf(env), vendors: [], gateways: [GATEWAY] });
        },
      },
      async close() {
        await store.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function expectData(dataDir: string) {
  if (existsSync(findPlace(dataDir, () => {}).cluster)) return;
  throw new CannotStart(
    `There is no database in ${dataDir}: npm start makes it, or DATABASE_URL or DATA_DIR says where another lies.`,
  );
}
