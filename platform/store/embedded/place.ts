import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Binaries, findBinaries } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import { makeFolders } from "./make-folders.ts";

/** The user who runs the server, its binaries and its data folder. */
export type Place = {
  binaries: Binaries;
  cluster: string;
  owner: { uid?: number; gid?: number };
};

const STATE_FOLDER = "/var/lib/white-label-gaming";
const CLUSTER = "pg18";

/**
 * Decides where the embedded server lives. PostgreSQL refuses root, so another user runs it for
 * root. What that user cannot reach is kept in the system's state folder, which `log` reports.
 */
export function findPlace(dataDir: string, log: (line: string) => void): Place {
  const folder = resolve(dataDir);
  const binaries = findBinaries();
  const isRoot = process.getuid?.() === 0;
  makeFolder(folder, isRoot ? 0o711 : 0o700);
  const cluster = join(folder, CLUSTER);
  if (!isRoot) return { binaries, cluster: checkOwned(cluster), owner: {} };

  const owner = ownerOf(cluster) ?? findUnprivileged();
  const runnable = canReach(owner, join(binaries.root, "bin/postgres"))
    ? binaries
    : copyBinaries(binaries);
  if (canReach(owner, folder)) return { binaries: runnable, cluster, owner };
  const id = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const away = join(STATE_FOLDER, id);
  makeFolder(STATE_FOLDER, 0o755);
  makeFolder(away, 0o711);
  log(`${folder} is closed to the database's user, so the database lives in ${away}.`);
  return {
    binaries: runnable,
    cluster: join(away, CLUSTER),
    owner: ownerOf(join(away, CLUSTER)) ?? owner,
  };
}

function makeFolder(folder: string, mode: number) {
  try {
    if (existsSync(folder)) return;
    makeFolders(folder);
    chmodSync(folder, mode);
  } catch (error) {
    throw unusable(folder, error);
  }
}

function checkOwned(cluster: string) {
  const parent = dirname(cluster);
  const writable = spawnSync("test", ["-w", parent, "-a", "-x", parent]);
  if (writable.status !== 0) throw unusable(parent, "no right to write there");
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const isOther = owner !== undefined && owner !== process.getuid?.();
  if (isOther) throw unusable(cluster, `it belongs to user ${owner}`);
  return cluster;
}

function unusable(folder: string, why: unknown) {
  const reason = why instanceof Error ? why.message.split(",")[0] : why;
  return new CannotStart(
    `The data folder ${folder} cannot be used (${reason}): give this user the right to it, or set DATA_DIR or DATABASE_URL.`,
  );
}

/** An existing cluster keeps its user, because PostgreSQL accepts no other. */
function ownerOf(cluster: string) {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

/** A user of the system other than root, for whom PostgreSQL refuses to run. */
export function findUnprivileged() {
  for (const name of ["postgres", "nobody"]) {
    const uid = Number.parseInt(spawnSync("id", ["-u", name]).stdout?.toString() ?? "", 10);
    const gid = Number.parseInt(spawnSync("id", ["-g", name]).stdout?.toString() ?? "", 10);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new CannotStart(
    "PostgreSQL does not run as root and there is no user postgres or nobody: use an ordinary user or set DATABASE_URL.",
  );
}

function canReach(owner: { uid: number; gid: number }, folder: string) {
  return spawnSync("test", ["-x", folder], { ...owner, cwd: "/" }).status === 0;
}

function copyBinaries(binaries: Binaries): Binaries {
  const root = join(STATE_FOLDER, `postgres-${binaries.version}`);
  if (existsSync(root)) return { ...binaries, root };
  const half = `${root}.${process.pid}`;
  cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
  // An installation under a strict umask is closed to other users, and so would the copy be.
  spawnSync("chmod", ["-R", "a+rX", half]);
  try {
    renameSync(half, root);
  } catch {
    // A parallel starter was faster and its copy is as good.
    rmSync(half, { recursive: true });
  }
  return { ...binaries, root };
}
