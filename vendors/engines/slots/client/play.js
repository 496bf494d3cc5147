// @ts-check
/** @import { Free, SpinView } from "./types.ts" */
/** @import { Stage } from "./present-win.js" */
import { element, pause } from "../../shared/client/elements.js";
import { askSpin, askTable, Gone, newSpinId } from "../../shared/client/server.js";
import { presentWin } from "./present-win.js";

const SPIN_AT_LEAST_MS = 420;
const ASK_AGAIN_MS = 1_500;
const ASK_TIMES = 4;

/**
 * The game's parts and where it stands; "pending" is a spin asked for whose answer is not known.
 * @typedef {Stage & {
 *   noFunds: string,
 *   canDeposit: boolean,
 *   reels: ReturnType<typeof import("./reels.js").createReels>,
 *   stake: ReturnType<typeof import("./stake.js").createStake>,
 *   balance: bigint | null,
 *   free: Free,
 *   pending: { spinId: string, stake: string } | null,
 *   isBusy: boolean,
 * }} Game
 */

/**
 * One spin, from the press to the last banner. A pending spin is requested again under its own id.
 * @param {Game} game
 */
export async function spin(game) {
  const { words, meters, reels, stake } = game;
  if (game.isBusy || game.banner.isOpen) return;
  const isNewBet = !game.pending && game.free.left === 0;
  if (isNewBet && game.balance !== null && game.balance < stake.value()) {
    meters.say(game.noFunds, { kind: "alert", canDeposit: game.canDeposit });
    return;
  }
  game.isBusy = true;
  game.pending ??= { spinId: newSpinId(), stake: stake.value().toString() };
  game.winShow.clear();
  meters.win(null);
  meters.say(words.spinning);
  if (isNewBet && game.balance !== null) meters.showBalance(game.balance - stake.value());
  showMode(game);
  game.sounds.start();
  reels.start();
  const view = await settle(game, game.pending);
  if (view) await showResult(game, view);
  else reels.giveUp();
  game.isBusy = false;
  showMode(game);
}

/**
 * The settled result. Null when there is none and the player has been told why.
 * @param {Game} game
 * @param {{ spinId: string, stake: string }} asked
 */
async function settle(game, asked) {
  const { words, meters } = game;
  const began = performance.now();
  try {
    const view = await askUntilSettled(asked);
    await pause(SPIN_AT_LEAST_MS - (performance.now() - began));
    if (view?.state === "done") return view;
    if (view) game.pending = null;
    if (view) explain(game, view);
    else meters.say(words.unresolved, { kind: "alert" });
  } catch (error) {
    meters.say(error instanceof Gone ? words.ended : words.offline, { kind: "alert" });
  }
  meters.balance(game.balance);
  return null;
}

/**
 * Repeats the request with the same id until the money is settled; null when it stays open.
 * @param {{ spinId: string, stake: string }} asked
 * @returns {Promise<SpinView | null>}
 */
async function askUntilSettled(asked) {
  for (let times = 0; times < ASK_TIMES; times += 1) {
    const view = /** @type {SpinView} */ (await askSpin(asked));
    if (view.spinId === asked.spinId && view.state !== "pending") return view;
    await pause(ASK_AGAIN_MS);
  }
  return null;
}

/**
 * @param {Game} game
 * @param {SpinView} view
 */
async function showResult(game, view) {
  game.pending = null;
  await game.reels.land(view.screen);
  game.free = view.free;
  if (view.balance !== null) game.balance = BigInt(view.balance);
  game.meters.balance(game.balance);
  await presentWin(game, view);
}

/**
 * Tells the player why there was no spin.
 * @param {Game} game
 * @param {SpinView} view
 */
function explain({ words, meters, noFunds, canDeposit }, { state, code }) {
  /** @type {Record<string, string>} */
  const refusals = {
    INSUFFICIENT_FUNDS: noFunds,
    LIMIT_EXCEEDED: words.limit,
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
 * @param {Game} game
 */
export async function refresh(game) {
  if (document.hidden || game.isBusy) return;
  const now = await askTable().catch(() => null);
  if (!now || now.balance === null || game.isBusy) return;
  game.balance = BigInt(now.balance);
  game.meters.balance(game.balance);
}

/**
 * Shows the big button's next action, and whether the stake may change.
 * @param {Game} game
 */
export function showMode({ words, free, pending, isBusy, stake }) {
  const isFree = free.left > 0;
  const isRetry = pending !== null && !isBusy;
  const button = element("spin");
  button.setAttribute("aria-disabled", String(isBusy));
  button.dataset.mode = isRetry ? "retry" : isFree ? "free" : "paid";
  element("spin-label").textContent = isRetry ? words.retry : isFree ? words.spinFree : words.spin;
  stake.lock(isBusy || isFree || pending !== null);
}
