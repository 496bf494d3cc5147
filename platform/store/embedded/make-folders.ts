import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder and those above it that are missing; one that is there stays as it is. One at a
 * time: Node's own recursive way asks without end below a folder that takes none, as /proc does.
 * Throws the file system's error.
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
