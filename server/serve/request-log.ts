import pino, { type Logger } from "pino";
import type { Env } from "#env";

export type Log = Logger;

/** JSON lines to the standard output, or to a file where a person reads the terminal. */
export function openLog(env: Env, file?: string): Log {
  const options = { level: env.LOG_LEVEL, base: null };
  if (!file) return pino(options);
  return pino(options, pino.destination({ dest: file, mkdir: true }));
}

/** What is told of a path: never the query, and of hosts with handles in the path its first part. */
export function loggedPath(path: string, isPrivate: boolean): string {
  return isPrivate ? `/${path.split("/")[1] ?? ""}` : path.slice(0, 200);
}
