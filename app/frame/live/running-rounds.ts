import { useSyncExternalStore } from "react";
import { ROUND_HIDDEN_MS } from "#platform/contract/money/round-hidden.ts";
import { createWatchers } from "../watchers.ts";
import { liveChannelOf } from "./share-stream.ts";

/** A round that a game still shows running; the player has seen `shown` of its payout. */
export type RunningRound = { roundId: string; shown: bigint; until: number };
type Payout = { roundId: string; payout: bigint };
type TabMessage = { running: RunningRound } | { over: string } | { asks: true };

/** A game that reports more than these at once is not believed about the oldest. */
const ROUNDS_AT_MOST = 20;

let rounds: readonly RunningRound[] = [];
let channel: BroadcastChannel | undefined;
const watchers = createWatchers();

function change(next: readonly RunningRound[]) {
  rounds = next;
  watchers.tell();
}

const forget = (roundId: string) => change(rounds.filter((round) => round.roundId !== roundId));

function keep(round: RunningRound) {
  const others = rounds.filter(({ roundId }) => roundId !== round.roundId);
  change([...others, round].slice(-ROUNDS_AT_MOST));
  setTimeout(
    () => change(rounds.filter(({ until }) => until > Date.now())),
    Math.min(round.until - Date.now(), ROUND_HIDDEN_MS) + 1,
  );
}

/** Hides what the round pays from now on, in every tab, until it is shown or 15 seconds have passed. */
export function roundStarted(roundId: string, shown: bigint) {
  const running = { roundId, shown, until: Date.now() + ROUND_HIDDEN_MS };
  keep(running);
  tell({ running });
}

/** The game shows the result, so every tab shows the money. */
export function roundShown(roundId: string) {
  forget(roundId);
  tell({ over: roundId });
}

const tell = (message: TabMessage) => channel?.postMessage(message);

/** Hears from the browser's other tabs which rounds of this member are running, until it is left. */
export function hearRounds(account: string): () => void {
  if (!("BroadcastChannel" in window)) return () => {};
  const own = new BroadcastChannel(liveChannelOf(account));
  channel = own;
  own.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ("running" in data) keep(data.running);
    else if ("over" in data) forget(data.over);
    else if ("asks" in data) for (const running of rounds) tell({ running });
  };
  tell({ asks: true });
  return () => {
    own.close();
    if (channel === own) channel = undefined;
    change([]);
  };
}

/** The part of the payouts that no game has shown yet. */
export function hiddenPayout(
  payouts: readonly Payout[],
  running: readonly Omit<RunningRound, "until">[],
): bigint {
  const shown = new Map(running.map((round) => [round.roundId, round.shown]));
  return payouts.reduce((sum, { roundId, payout }) => {
    const seen = shown.get(roundId) ?? payout;
    return payout > seen ? sum + payout - seen : sum;
  }, 0n);
}

const NONE: readonly RunningRound[] = [];

/** The rounds that games show running in this browser. */
export const useRunningRounds = () =>
  useSyncExternalStore(
    watchers.watch,
    () => rounds,
    () => NONE,
  );
