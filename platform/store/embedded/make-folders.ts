import { existsSync, mkdirSync } from "node:fs";
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
