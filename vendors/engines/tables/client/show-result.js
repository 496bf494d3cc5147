// @ts-check
/** @import { DealView, Scene, TableWords } from "./types.ts" */
/** @import { Game } from "./deal.js" */
import { throwCoins } from "../../shared/client/coins.js";
import { element, fill } from "../../shared/client/elements.js";

const BIG = 10n;

/**
 * Pays the chips and announces the result.
 * @param {Game} game
 * @param {DealView} view
 */
export function showResult(game, view) {
  const { words, money, meters, bets } = game;
  const result = view.scene ? resultText(words, view.scene) : "";
  game.pending = null;
  bets.light(view.paid, view.hits);
  bets.settle(view.bets, view.paid);
  if (view.bead) meters.bead(view.bead);
  if (view.balance !== null) game.balance = BigInt(view.balance);
  meters.balance(game.balance);
  const [stake, win] = [BigInt(view.stake), BigInt(view.win)];
  const isGain = win > stake;
  meters.payout(win, isGain);
  document.body.toggleAttribute("data-gain", isGain);
  const outcome = isGain ? words.youWin : win > 0n ? words.youGetBack : words.nothing;
  meters.say(`${result}. ${fill(outcome, { amount: money(win) })}`, isGain ? { kind: "win" } : {});
  if (isGain) call(fill(words.youWin, { amount: money(win) }), win >= stake * BIG);
  if (win >= stake * BIG) {
    game.sounds.bigWin();
    throwCoins(70);
  } else if (isGain) game.sounds.win();
}

/**
 * Calls a gain on the stage's lower edge, where it hides neither cards nor places; the message below
 * keeps it.
 * @param {string} text
 * @param {boolean} isBig
 */
function call(text, isBig) {
  const place = element("call");
  place.textContent = text;
  place.toggleAttribute("data-big", isBig);
  const stage = /** @type {Element} */ (document.querySelector(".stage"));
  const { left, bottom, width } = stage.getBoundingClientRect();
  const at = { left: `${left + width / 2}px`, top: `${bottom}px`, maxWidth: `${width}px` };
  Object.assign(place.style, at);
  place.hidden = false;
}

/**
 * @param {TableWords} words
 * @param {Scene} scene
 */
export function resultText(words, { result, values }) {
  return fill(words.results[result] ?? "", { ...values });
}
