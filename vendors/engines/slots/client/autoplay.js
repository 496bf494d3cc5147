// @ts-check
/** @import { Game } from "./play.js" */
/** @import { SpinView } from "./types.ts" */
import { element, fill, pause } from "../../shared/client/elements.js";
import { createSheet } from "../../shared/client/sheet.js";
import { hasHeldCoins } from "./coin-show.js";
import { showMode, spin } from "./play.js";

const PAUSE_MS = 500;

/**
 * The rounds of one autoplay: what is left of them, what they have lost, and the player's limits.
 * @typedef {{ left: number, lost: bigint, lossMax: bigint, winMax: bigint | null }} Run
 * @typedef {"free" | "coins" | "extra" | "win" | "loss" | "over"} Reason
 */

/**
 * Counts a round and says why autoplay ends after it; null when it goes on. A balance that rose by
 * more than the win was paid a pot.
 * @param {Run} run
 * @param {SpinView} view
 * @param {bigint | null} before the balance before the round
 * @returns {Reason | null}
 */
export function countRound(run, view, before) {
  const [stake, win] = [BigInt(view.stake), BigInt(view.win)];
  run.left -= 1;
  run.lost += stake - win;
  const balance = view.balance === null ? null : BigInt(view.balance);
  if (view.freeGames > 0) return "free";
  if (hasHeldCoins(view)) return "coins";
  if (before !== null && balance !== null && balance > before - stake + win) return "extra";
  if (run.winMax !== null && win >= run.winMax) return "win";
  if (run.left === 0) return "over";
  return run.lost + stake > run.lossMax ? "loss" : null;
}

/**
 * Plays the rounds of a run. It ends with a word: at a limit, at free games, held coins or a pot, when a round
 * fails, when the page is hidden, and when the player stops it.
 * @param {Game} game
 * @param {Run} run
 */
async function play(game, run) {
  const { words, meters, money } = game;
  const count = run.left;
  game.run = run;
  /** @type {Reason | null} */
  let reason = null;
  while (game.run === run && !reason) {
    const before = game.balance;
    const view = await spin(game);
    if (!view) return end(game);
    reason = countRound(run, view, before);
    const won = money(BigInt(view.win));
    await meters.counted();
    if (reason) say(game, reason, { count, amount: won });
    else await pause(game.isTurbo ? 0 : PAUSE_MS);
    if (document.hidden) game.run = null;
    showMode(game);
  }
  if (!reason) meters.say(words.autoplayStopped, { isNews: true });
  end(game);
}

/** @param {Game} game */
function end(game) {
  game.run = null;
  showMode(game);
}

/**
 * @param {Game} game
 * @param {Reason} reason
 * @param {{ count: number, amount: string }} values
 */
function say({ words, meters }, reason, values) {
  const texts = {
    free: words.autoplayFree,
    coins: words.autoplayCoins,
    extra: words.autoplayExtra,
    win: words.autoplayWin,
    loss: words.autoplayLoss,
    over: words.autoplayOver,
  };
  meters.say(fill(texts[reason], values), { isNews: true });
}

/**
 * The dialog that asks for the number of rounds and the limits. They are multiples of the stake.
 * @param {Game} game
 * @param {number | null} most the law's rounds of one autoplay
 */
export function offerAutoplay(game, most) {
  const dialog = createSheet("autoplay");
  const form = /** @type {HTMLFormElement} */ (element("autoplay-form"));
  const chosen = (/** @type {string} */ name) => String(new FormData(form).get(name) ?? "");
  element("open-autoplay").addEventListener("click", () => {
    if (game.isBusy || game.run || game.pending || game.gift || game.free.left > 0) return;
    for (const label of form.querySelectorAll("[data-times]")) {
      const times = BigInt(/** @type {HTMLElement} */ (label).dataset.times ?? "0");
      label.textContent = game.money(game.stake.value() * times);
    }
    dialog.showModal();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    element("spin").focus();
    const stake = game.stake.value();
    const winTimes = BigInt(chosen("win"));
    play(game, {
      left: Math.min(Number(chosen("count")), most ?? Number.MAX_SAFE_INTEGER),
      lost: 0n,
      lossMax: stake * BigInt(chosen("loss")),
      winMax: winTimes === 0n ? null : stake * winTimes,
    });
  });
}
