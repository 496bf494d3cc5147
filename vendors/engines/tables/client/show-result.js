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
 * Calls a gain on the stage's lower edge, where it hides neither the result nor the message that keeps
 * it.
 * @param {string} text
 * @param {boolean} isBig
 */
function call(text, isBig) {
  const place = element("call");
  place.textContent = text;
  place.toggleAttribute("data-big", isBig);
  place.hidden = false;
  const stage = /** @type {Element} */ (document.querySelector(".stage"));
  const { left, right, bottom, width } = stage.getBoundingClientRect();
  place.style.maxWidth = `${width}px`;
  const half = place.offsetHeight / 2;
  const below = ["beads", "message"]
    .map((id) => element(id).getBoundingClientRect())
    .filter((it) => it.left < right && it.top >= bottom);
  place.style.left = `${left + width / 2}px`;
  place.style.top = `${Math.min(bottom, ...below.map(({ top }) => top - half - 4))}px`;
}

/**
 * @param {TableWords} words
 * @param {Scene} scene
 */
export function resultText(words, { result, values }) {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    words.values?.[value] ?? value,
  ]);
  return fill(words.results[result] ?? "", Object.fromEntries(said));
}
