import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Place } from "./place.ts";

export type Guard = { release(): void };

/** Waits for the end of its input, which is the end of the process that holds the other side. */
const WATCH = `trap "" INT TERM HUP; read -r _; kill -INT "$0"`;

/**
 * Sends SIGINT to a process when this one is gone, however it ended: no handler runs after SIGKILL.
 * PostgreSQL takes SIGINT as a fast shutdown, initdb as the order to remove what it has made.
 */
export function guardProcess(pid: number | undefined, owner: Place["owner"]): Guard {
  if (!pid) return { release() {} };
  const watcher = spawn("/bin/sh", ["-c", WATCH, String(pid)], {
    ...owner,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.on("error", () => {});
  watcher.unref();
  const input = watcher.stdin as Socket;
  input.on("error", () => {});
  input.unref();
  return { release: () => void watcher.kill("SIGKILL") };
}
