import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and its missing parents. An existing one stays as it is. It goes one by one,
 * because Node's recursive function never returns below a folder that refuses children, such as
 * /proc. Throws the file system's error.
 */
export function makeFolders(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * Makes the folder of a process's own data, closed to other users. An existing one of this user is
 * closed as well. For root the database's user must pass through it, but lists nothing.
 */
export function makePrivateFolder(path: string): void {
  makeFolders(path);
  const { uid, mode } = statSync(path);
  const isRoot = uid === 0;
  if (uid === process.getuid?.()) chmodSync(path, mode & (isRoot ? 0o711 : 0o700));
}
