import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePrivateFolder } from "#platform/store/embedded/make-folders.ts";

const fileIn = (dataDir: string) => join(dataDir, "terminal-token");

/** The token of the person who logged this terminal in; undefined when nobody did. */
export function keptToken(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Keeps it for later commands, readable by this user of the machine only. */
export function keepToken(dataDir: string, token: string): void {
  makePrivateFolder(dataDir);
  forgetToken(dataDir);
  writeFileSync(fileIn(dataDir), token, { mode: 0o600 });
}

export function forgetToken(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
