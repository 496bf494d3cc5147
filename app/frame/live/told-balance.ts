import { useSyncExternalStore } from "react";
import { ROUND_HIDDEN_MS } from "#platform/contract/money/round-hidden.ts";
import { createWatchers } from "../watchers.ts";

/** How long the platform's own answer to a finished round may take. */
const AFTER_ROUND_MS = 3_000;

let told: bigint | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = createWatchers();

function set(balance: bigint | null) {
  told = balance;
  watchers.tell();
}

/**
 * The balance that the open game shows, so that its page shows no other. It holds while the round runs,
 * and after it until the platform's own answer is due.
 */
export function tellBalance(balance: bigint, isRunning: boolean) {
  clearTimeout(timer);
  timer = setTimeout(() => set(null), isRunning ? ROUND_HIDDEN_MS : AFTER_ROUND_MS);
  set(balance);
}

/** The game is left, so only the platform's balance counts. */
export function forgetTold() {
  clearTimeout(timer);
  set(null);
}

export const toldNow = () => told;

export const useToldBalance = () => useSyncExternalStore(watchers.watch, toldNow, () => null);
