// @ts-check
import { pause } from "./elements.js";
import { askSpin, askTable, Gone, Silence } from "./server.js";

const ASK_AGAIN_MS = 1_500;
const ASK_TIMES = 4;
const LONGEST_WAIT_MS = 5_000;

/**
 * What a game of any kind has while a round runs. "pending" is a round whose answer is not known,
 * "heard" the site's balance that the game has not compared with its own yet,
 * "nextAt" the earliest start of the next round.
 * @typedef {{
 *   words: Record<
 *     | "unresolved" | "lookingUp" | "ended" | "limit" | "blocked" | "taken" | "refused"
 *     | "giftOver" | "tooSoon",
 *     string
 *   >,
 *   noFunds: string,
 *   canDeposit: boolean,
 *   meters: {
 *     say(text: string, options: { kind: "alert", canDeposit?: boolean }): void,
 *     balance(balance: bigint | null): void,
 *   },
 *   site: { unanswered(): void },
 *   balance: bigint | null,
 *   heard: bigint | null,
 *   pending: { spinId: string } | null,
 *   isBusy: boolean,
 *   nextAt?: number,
 * }} Round
 *
 * @typedef {{ spinId: string, state: string, code: string | null, nextInMs?: number }} RoundView
 */

/**
 * The settled round. Null when there is none and the player has been told why.
 * @template {RoundView} View
 * @param {Round} game
 * @param {{ spinId: string }} asked
 * @param {number} [atLeastMs] how long the player sees the game move
 * @returns {Promise<View | null>}
 */
export async function settle(game, asked, atLeastMs = 0) {
  const { words, meters } = game;
  const began = performance.now();
  try {
    const view = /** @type {View | null} */ (await askUntilSettled(game, asked));
    game.nextAt = performance.now() + (view?.nextInMs ?? 0);
    await pause(atLeastMs - (performance.now() - began));
    if (view?.state === "done") return view;
    if (view) game.pending = null;
    if (view) explain(game, view);
    else meters.say(words.unresolved, { kind: "alert" });
  } catch (error) {
    meters.say(error instanceof Gone ? words.ended : words.unresolved, { kind: "alert" });
  }
  meters.balance(game.balance);
  return null;
}

/**
 * Waits until the law lets the next round begin.
 * @param {Pick<Round, "nextAt">} game
 */
export const rest = async ({ nextAt = 0 }) => {
  const ms = nextAt - performance.now();
  if (ms > 0) await pause(ms);
};

/**
 * Repeats the request with the same id until the money is settled; null when it stays open. Without
 * an answer it goes on until there is one.
 * @param {Round} game
 * @param {{ spinId: string }} asked
 * @returns {Promise<RoundView | null>}
 */
async function askUntilSettled(game, asked) {
  for (let times = 0; times < ASK_TIMES; times += 1) {
    const view = await askUntilAnswered(game, asked);
    if (view.spinId === asked.spinId && view.state !== "pending") return view;
    await pause(ASK_AGAIN_MS);
  }
  return null;
}

/**
 * @param {Round} game
 * @param {{ spinId: string }} asked
 * @returns {Promise<RoundView>}
 */
async function askUntilAnswered({ meters, words, site }, asked) {
  for (let waitMs = ASK_AGAIN_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return /** @type {RoundView} */ (await askSpin(asked));
    } catch (error) {
      if (!(error instanceof Silence)) throw error;
      meters.say(words.lookingUp, { kind: "alert" });
      site.unanswered();
      await pause(waitMs);
    }
  }
}

/**
 * Tells the player why there was no round.
 * @param {Round} game
 * @param {RoundView} view
 */
function explain({ words, meters, noFunds, canDeposit }, { state, code }) {
  /** @type {Record<string, string>} */
  const refusals = {
    INSUFFICIENT_FUNDS: noFunds,
    GIFT_OVER: words.giftOver,
    LIMIT_EXCEEDED: words.limit,
    TOO_SOON: words.tooSoon,
    TOKEN_EXPIRED: words.ended,
    TOKEN_INVALID: words.ended,
    PLAYER_BLOCKED: words.blocked,
    REGION_BLOCKED: words.blocked,
    TRIAL_NOT_ALLOWED: words.blocked,
  };
  const text = state === "void" ? words.taken : (refusals[code ?? ""] ?? words.refused);
  meters.say(text, { kind: "alert", canDeposit: canDeposit && code === "INSUFFICIENT_FUNDS" });
}

/**
 * Reads the balance again, as it may have changed while the page was hidden.
 * @param {Round} game
 */
export async function refresh(game) {
  if (document.hidden || game.isBusy) return;
  const now = await askTable().catch(() => null);
  if (!now || now.balance === null || game.isBusy) return;
  game.balance = BigInt(now.balance);
  game.meters.balance(game.balance);
}

/**
 * Hears the balance that the site shows. The game asks for its own unless it is the same, which it
 * is after each of the game's own rounds.
 * @param {Round} game
 * @param {bigint} balance
 */
export function hear(game, balance) {
  game.heard = balance;
  compare(game);
}

/**
 * Compares what was heard with what the game shows; called again when a round is over.
 * @param {Round} game
 */
export function compare(game) {
  if (game.isBusy || game.heard === null) return;
  const isNews = game.heard !== game.balance;
  game.heard = null;
  if (isNews) refresh(game);
}
