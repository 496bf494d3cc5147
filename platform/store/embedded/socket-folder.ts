import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { CannotStart } from "./cannot-start.ts";
import type { Place } from "./place.ts";

/** A socket's path with its final zero must fit into 108 bytes, on macOS into 104. */
const LONGEST = 103 - "/.s.PGSQL.5432".length;

/**
 * The folder of the server's socket. Only its user and root can enter, so the server trusts every
 * connection. Short paths are in the data folder; long ones go to /tmp.
 */
export function makeSocketFolder({ cluster, owner }: Place): string {
  const beside = join(dirname(cluster), "pg-socket");
  const id = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  const folder = Buffer.byteLength(beside) <= LONGEST ? beside : `/tmp/white-label-gaming-${id}`;
  const uid = owner.uid ?? process.getuid?.() ?? 0;
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (owner.gid !== undefined) chownSync(folder, uid, owner.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const stats = lstatSync(folder);
  const isPrivate = stats.isDirectory() && stats.uid === uid && (stats.mode & 0o077) === 0;
  if (!isPrivate) throw new CannotStart(`${folder} is not private to user ${uid}: remove it.`);
  return folder;
}
