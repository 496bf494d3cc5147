import pino, { type Logger } from "pino";
import type { Env } from "#env";

export type Log = Logger;

/** Logs JSON lines to standard output, or to a file when a person reads the terminal. */
export function openLog(env: Env, file?: string): Log {
  const options = { level: env.LOG_LEVEL, base: null };
  if (!file) return pino(options);
  return pino(options, pino.destination({ dest: file, mkdir: true }));
}

/**
 * The part of a path that is logged: never the query, and only the first segment on hosts with
 * handles in the path.
 */
export function loggedPath(path: string, isPrivate: boolean): string {
  return isPrivate ? `/${path.split("/")[1] ?? ""}` : path.slice(0, 200);
}
