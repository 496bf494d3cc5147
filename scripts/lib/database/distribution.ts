import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "#platform/store/embedded/binaries.ts";

/** The folder of each PostgreSQL version on Debian and its relatives. */
const DEBIAN = "/usr/lib/postgresql";
const OLDEST = 15;

/** The oldest installed PostgreSQL of the distribution that is supported. */
export function oldestDistribution(): Binaries | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const version = readdirSync(DEBIAN)
    .filter((name) => Number(name) >= OLDEST && existsSync(join(DEBIAN, name, "bin/postgres")))
    .sort((one, other) => Number(one) - Number(other))[0];
  return version ? { root: join(DEBIAN, version), version } : undefined;
}
