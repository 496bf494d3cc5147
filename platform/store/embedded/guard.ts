import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Place } from "./place.ts";

export type Guard = { release(): void };

/** Waits for the end of its input, which is the end of the process that holds the other side. */
const WATCH = `trap "" INT TERM HUP; read -r _; kill -INT "$0"`;

/** Becomes the program at a word, and ends without one: its process is guarded before it begins. */
const WAIT = `read -r _ && exec "$0" "$@" </dev/null`;

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

/** Starts a program that never outlives this process. Its input is empty. */
export function spawnGuarded(
  program: string,
  args: string[],
  owner: Place["owner"],
  { detached = false, output }: { detached?: boolean; output: ("ignore" | "pipe" | number)[] },
): ChildProcess {
  const child = spawn("/bin/sh", ["-c", WAIT, program, ...args], {
    ...owner,
    cwd: "/",
    detached,
    stdio: ["pipe", ...output],
  });
  const guard = guardProcess(child.pid, owner);
  child.once("exit", guard.release);
  const input = child.stdin as Socket;
  input.on("error", () => {});
  input.end("begin\n");
  return child;
}
