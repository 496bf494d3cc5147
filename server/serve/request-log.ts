import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import pino, { type Logger } from "pino";
import type { Env } from "#env";

export type Log = Logger;

/** Logs JSON lines to standard output, or to a file when a person reads the terminal. */
export function openLog(env: Env, file?: string): Log {
  const options = { level: env.LOG_LEVEL, base: null };
  if (!file) return pino(options);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A log that an earlier version left open to other users is closed as well.
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  return pino(options, pino.destination({ dest: file, mode: 0o600 }));
}

/**
 * The part of a path that is logged: never the query, and only the first segment on hosts with
 * handles in the path.
 */
export function loggedPath(path: string, isPrivate: boolean): string {
  return isPrivate ? `/${path.split("/")[1] ?? ""}` : path.slice(0, 200);
}
