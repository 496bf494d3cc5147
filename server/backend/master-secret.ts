import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#env";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { makePrivateFolder } from "#platform/store/embedded/make-folders.ts";

type SecretNames =
  | "MASTER_SECRET"
  | "MASTER_SECRET_OTHER"
  | "SITE_KEY"
  | "SITE_KEY_OTHER"
  | "SEAL_KEY"
  | "SEAL_KEY_OTHER"
  | "DATA_DIR";

/**
 * The environment's master secret with the keys given beside it, and the second one of each while
 * they change. A demonstration makes its own.
 */
export function mastersOf(env: Pick<Env, SecretNames>) {
  const master = env.MASTER_SECRET ?? demoMasterSecret(env.DATA_DIR);
  const { MASTER_SECRET_OTHER, SITE_KEY_OTHER, SEAL_KEY_OTHER } = env;
  const isChanging = MASTER_SECRET_OTHER ?? SITE_KEY_OTHER ?? SEAL_KEY_OTHER;
  return {
    ...{ master, siteKey: env.SITE_KEY, sealKey: env.SEAL_KEY },
    ...(isChanging && {
      other: {
        master: MASTER_SECRET_OTHER ?? master,
        // A key given for good is the same beside both masters.
        siteKey: SITE_KEY_OTHER ?? env.SITE_KEY,
        sealKey: SEAL_KEY_OTHER ?? env.SEAL_KEY,
      },
    }),
  };
}

/**
 * The demonstration's own master secret, created once in the data folder and readable by its owner
 * only. The file appears complete, so two simultaneous first starts agree on one secret.
 */
export function demoMasterSecret(dataDir: string): string {
  const file = join(dataDir, "master-secret");
  try {
    makePrivateFolder(dataDir);
    return read(file) ?? make(file);
  } catch (error) {
    const why = error instanceof Error ? error.message.split(",")[0] : error;
    throw new CannotStart(`The data folder ${dataDir} cannot be used (${why}): set DATA_DIR.`);
  }
}

function make(file: string) {
  const half = `${file}.${process.pid}`;
  writeFileSync(half, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(half);
  }
  return readFileSync(file, "utf8");
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
