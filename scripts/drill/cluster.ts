import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { appUrl } from "#platform/store/app-role.ts";
import type { Binaries } from "#platform/store/embedded/binaries.ts";
import { spawnGuarded } from "#platform/store/embedded/guard.ts";
import { findUnprivileged, type Place } from "#platform/store/embedded/place.ts";
import { type Settings, stopPostmaster } from "#platform/store/embedded/postmaster.ts";
import { runningPostmaster, urlOf } from "#platform/store/embedded/running-postmaster.ts";

/** One running PostgreSQL of the drill. */
export type Cluster = {
  pid: number;
  /** As its owner, and as the role of servers. */
  ownerUrl: string;
  url: string;
  stop(): Promise<void>;
};

/** A folder of the drill for PostgreSQL's own user, which is another one for root. */
export function makePlace(binaries: Binaries, folder: string): Place {
  const owner = process.getuid?.() === 0 ? findUnprivileged() : {};
  const place = { binaries, cluster: join(folder, "data"), owner };
  makeFolder(place, folder);
  return place;
}

/** Makes a folder that belongs to PostgreSQL's user. */
export function makeFolder({ owner }: Place, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ("uid" in owner && owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
  }
}

/** Starts the data of a place and waits until they take writes, after a recovery too. */
export async function startCluster(place: Place, settings: Settings): Promise<Cluster> {
  const { postmaster } = await runningPostmaster(place, settings);
  const ownerUrl = urlOf(postmaster);
  return {
    pid: postmaster.pid,
    ownerUrl,
    url: appUrl(ownerUrl),
    stop: () => stopPostmaster(postmaster),
  };
}

/** Runs a tool as PostgreSQL's user. Throws with the last line of its output when it fails. */
export async function runTool(place: Place, program: string, args: string[]): Promise<void> {
  const child = startTool(place, program, args);
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program}: ${said.trim().split("\n").at(-1)}`);
}

/** Starts a tool as PostgreSQL's user; it ends with this process. PostgreSQL's own go by name. */
export function startTool({ binaries, owner }: Place, program: string, args: string[]) {
  const path = program.startsWith("pg_") ? join(binaries.root, "bin", program) : program;
  return spawnGuarded(path, args, owner, { output: ["ignore", "pipe"] });
}

/** The folder that holds a place's data, socket and log. */
export const folderOf = (place: Place): string => dirname(place.cluster);
