import { chmodSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import pino, { type Logger, type LoggerOptions } from "pino";
import type { Env } from "#env";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import type { LogEntry } from "#platform/core/log-entry.ts";

export type Log = Logger;

/**
 * Logs JSON lines to standard output, or to a file when a person reads the terminal. An error that is
 * passed as it is loses its words here.
 */
export function openLog(env: Env, file?: string): Log {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: null,
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map(withoutWords) as typeof args);
      },
    },
  };
  if (!file) return pino(options);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A log that an earlier version left open to other users is closed as well.
  const opened = openSync(file, "a", 0o600);
  chmodSync(file, 0o600);
  return pino(options, pino.destination({ dest: opened }));
}

/** Logs a call or a job of the platform. */
export function logCall(log: Log, { error, ...entry }: LogEntry): void {
  if (entry.outcome === "failed") log.error({ ...entry, ...(error && { err: error }) }, "call");
  else log.info(entry, "call");
}

function withoutWords(given: unknown): unknown {
  if (given instanceof Error) return { err: loggedError(given) };
  if (typeof given !== "object" || given === null) return given;
  const fields = Object.entries(given);
  if (!fields.some(([, value]) => value instanceof Error)) return given;
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof Error ? loggedError(value) : value]),
  );
}

/**
 * The part of a path that is logged: never the query, and only the first segment on hosts with
 * handles in the path.
 */
export function loggedPath(path: string, isPrivate: boolean): string {
  return isPrivate ? `/${path.split("/")[1] ?? ""}` : path.slice(0, 200);
}
