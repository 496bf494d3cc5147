import { useSyncExternalStore } from "react";
import { createWatchers } from "../watchers.ts";
import { abortable } from "./abortable.ts";

/** `unanswered` is the path of the newest form that was sent and got no answer. */
export type Connection = { isLost: boolean; unanswered: string | null };

const READY = "/ready";
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

const FINE: Connection = { isLost: false, unanswered: null };
let now = FINE;
const { watch, tell } = createWatchers();
const waiting = new Set<() => void>();

function set(change: Partial<Connection>) {
  now = { ...now, ...change };
  tell();
}

/** Whether the server answers this page, and which form it did not answer. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    watch,
    () => now,
    () => FINE,
  );

/** Marks the form at `path` as sent without an answer, or with null as answered or left. */
export function setUnanswered(path: string | null): void {
  if (now.unanswered !== path) set({ unanswered: path });
}

export const isUnanswered = (path: string): boolean => now.unanswered === path;

/** Marks the connection as lost, and asks the server from time to time until it is back. */
export function lose(): void {
  if (now.isLost) return;
  set({ isLost: true });
  void askUntilBack();
}

/** Asks the server once when a sign says that it may be gone. */
export async function checkConnection(): Promise<void> {
  if (!now.isLost && !(await isThere())) lose();
}

/** Resolves at once, or when the server is back; rejects when `signal` aborts. */
export async function untilBack(signal?: AbortSignal | null): Promise<void> {
  if (!now.isLost) return;
  await abortable(new Promise<void>((resolve) => waiting.add(resolve)), signal);
}

async function askUntilBack() {
  for (let waitMs = FIRST_WAIT_MS; now.isLost; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    await timeOrOnline(waitMs);
    if (!(await isThere())) continue;
    set({ isLost: false });
    for (const resolve of waiting) resolve();
    waiting.clear();
  }
}

function timeOrOnline(ms: number) {
  return new Promise<void>((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const end = () => {
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("online", end, { signal });
  });
}

async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    return (await fetch(READY, { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}
