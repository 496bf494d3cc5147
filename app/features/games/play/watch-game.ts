import { checkConnection } from "#app/frame/connection/connection-state.ts";
import { roundShown, roundStarted } from "#app/frame/live/running-rounds.ts";
import { forgetTold, tellBalance } from "#app/frame/live/told-balance.ts";

const MONEY_MESSAGES = ["game:balance", "balance", "round"];
const PAUSE_MS = 800;

type Options = {
  frame: HTMLIFrameElement;
  origin: string;
  /** True for a game with money of its own, whose balance is not the header's. */
  isPurse: boolean;
  onMoney: () => void;
};
type Sent = Pick<MessageEvent, "origin" | "source" | "data">;

/**
 * What a game reports: a round whose result it shows soon, its shown result, a request without an
 * answer, or moved money.
 */
export type GameMessage =
  | { kind: "started"; roundId: string; shown: bigint; balance: bigint | null }
  | { kind: "shown"; roundId: string }
  | { kind: "unanswered" }
  | { kind: "money"; balance: bigint | null };

const AMOUNT = /^\d{1,18}$/;

/**
 * The game's message. Null unless its window, origin and shape match. `payout` of a started round is
 * the part of its payout in 1/10,000 that the player has seen, in a round that pays several times.
 * `balance` is what the game shows, in 1/10,000; the messages that vendors name alike have other units.
 */
export function readGameMessage(
  event: Sent,
  from: { origin: string; window: unknown },
): GameMessage | null {
  if (event.origin !== from.origin || event.source !== from.window) return null;
  const { type, round, payout = "0" } = Object(event.data) as Record<string, unknown>;
  const told = type === "game:balance" || type === "roundStarted" ? Object(event.data).balance : "";
  const balance = typeof told === "string" && AMOUNT.test(told) ? BigInt(told) : null;
  if (typeof type === "string" && MONEY_MESSAGES.includes(type)) return { kind: "money", balance };
  if (type === "roundUnanswered") return { kind: "unanswered" };
  if (typeof round !== "string" || !/^[\w.:-]{1,64}$/.test(round)) return null;
  if (type === "roundShown") return { kind: "shown", roundId: round };
  if (type !== "roundStarted" || typeof payout !== "string" || !AMOUNT.test(payout)) return null;
  return { kind: "started", roundId: round, shown: BigInt(payout), balance };
}

/**
 * Keeps the header's balance in step with the game: it shows what the game shows, and hides the payouts
 * of rounds that still run. `onMoney` is called when the balance may have changed: at the game's message,
 * and when the window gets focus again, for games that send none. Several messages at once become
 * one. Returns the function that ends it.
 */
export function watchGame({ frame, origin, isPurse, onMoney }: Options): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const running = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onMoney();
    }, PAUSE_MS);
  };
  const show = (balance: bigint | null, isRunning: boolean) => {
    if (balance !== null && !isPurse) tellBalance(balance, isRunning);
  };
  const hear = (event: MessageEvent) => {
    const message = readGameMessage(event, { origin, window: frame.contentWindow });
    if (message?.kind === "started") {
      running.add(message.roundId);
      roundStarted(message.roundId, message.shown);
      show(message.balance, true);
    } else if (message?.kind === "shown") {
      running.delete(message.roundId);
      roundShown(message.roundId);
    } else if (message?.kind === "unanswered") void checkConnection();
    else if (message) {
      show(message.balance, false);
      soon();
    }
  };
  window.addEventListener("message", hear, { signal });
  window.addEventListener("focus", soon, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
    forgetTold();
    for (const roundId of running) roundShown(roundId);
  };
}
