import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { CannotStart } from "./cannot-start.ts";

const WAIT_MS = 60_000;

/**
 * Runs `work` while no other process of this machine starts the same data. The lock is a socket in
 * Linux's abstract namespace: it leaves no file and ends with its holder. Elsewhere PostgreSQL's
 * own lock file must do.
 */
export async function withStartLock<T>(cluster: string, work: () => Promise<T>): Promise<T> {
  if (process.platform !== "linux") return work();
  const id = createHash("sha256").update(cluster).digest("hex").slice(0, 32);
  const deadline = Date.now() + WAIT_MS;
  let lock = await tryListen(`\0white-label-gaming-${id}`);
  while (!lock && Date.now() < deadline) {
    await delay(20);
    lock = await tryListen(`\0white-label-gaming-${id}`);
  }
  if (!lock) throw new CannotStart("Another process has been starting the same data for a minute.");
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function tryListen(name: string) {
  const server = createServer((socket) => socket.destroy());
  server.listen(name);
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return undefined;
    throw error;
  }
}
