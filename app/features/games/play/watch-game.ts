import { checkConnection } from "#app/frame/connection/connection-state.ts";
import { roundShown, roundStarted } from "#app/frame/live/running-rounds.ts";

const MONEY_MESSAGES = ["game:balance", "balance", "round"];
const PAUSE_MS = 800;

type Options = { frame: HTMLIFrameElement; origin: string; onMoney: () => void };
type Sent = Pick<MessageEvent, "origin" | "source" | "data">;

/**
 * What a game reports: a round whose result it shows soon, its shown result, a request without an
 * answer, or moved money.
 */
export type GameMessage =
  | { kind: "started"; roundId: string; shown: bigint }
  | { kind: "shown"; roundId: string }
  | { kind: "unanswered" }
  | { kind: "money" };

/**
 * The game's message. Null unless its window, origin and shape match. `payout` of a started round is
 * the part of its payout in 1/10,000 that the player has seen, in a round that pays several times.
 */
export function readGameMessage(
  event: Sent,
  from: { origin: string; window: unknown },
): GameMessage | null {
  if (event.origin !== from.origin || event.source !== from.window) return null;
  const { type, round, payout = "0" } = Object(event.data) as Record<string, unknown>;
  if (typeof type === "string" && MONEY_MESSAGES.includes(type)) return { kind: "money" };
  if (type === "roundUnanswered") return { kind: "unanswered" };
  if (typeof round !== "string" || !/^[\w.:-]{1,64}$/.test(round)) return null;
  if (type === "roundShown") return { kind: "shown", roundId: round };
  if (type !== "roundStarted" || typeof payout !== "string" || !/^\d{1,18}$/.test(payout))
    return null;
  return { kind: "started", roundId: round, shown: BigInt(payout) };
}

/**
 * Keeps the header's balance in step with the game: it hides the payouts of rounds that the game
 * still shows running. `onMoney` is called when the balance may have changed: at the game's message,
 * and when the window gets focus again, for games that send none. Several messages at once become
 * one. Returns the function that ends it.
 */
export function watchGame({ frame, origin, onMoney }: Options): () => void {
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
  const hear = (event: MessageEvent) => {
    const message = readGameMessage(event, { origin, window: frame.contentWindow });
    if (message?.kind === "started") {
      running.add(message.roundId);
      roundStarted(message.roundId, message.shown);
    } else if (message?.kind === "shown") {
      running.delete(message.roundId);
      roundShown(message.roundId);
    } else if (message?.kind === "unanswered") void checkConnection();
    else if (message) soon();
  };
  window.addEventListener("message", hear, { signal });
  window.addEventListener("focus", soon, { signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
    for (const roundId of running) roundShown(roundId);
  };
}
