// @ts-check
/** @import { DealView, Scene, TableWords } from "./types.ts" */
/** @import { Game } from "./deal.js" */
import { throwCoins } from "../../shared/client/coins.js";
import { element, fill, pause } from "../../shared/client/elements.js";

const BIG = 10n;
const REST_MS = 1_400;
/**
 * On a narrow page the stage covers the cloth, and the player must see the result before it goes.
 */
const isCovered = () => getComputedStyle(element("verdict")).display !== "none";

/**
 * Stops the stage at the result.
 * @param {Game} game
 * @param {DealView} view
 */
export async function landResult({ words, stage }, { scene }) {
  if (scene) await stage.land(scene);
  element("verdict").textContent = scene ? resultText(words, scene) : "";
  if (isCovered()) await pause(REST_MS);
}

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
  bets.remember(view.bets);
  bets.clear();
  if (view.bead) meters.bead(view.bead);
  if (view.balance !== null) game.balance = BigInt(view.balance);
  meters.balance(game.balance);
  const [stake, win] = [BigInt(view.stake), BigInt(view.win)];
  const isGain = win > stake;
  meters.payout(win, isGain);
  document.body.toggleAttribute("data-gain", isGain);
  const outcome = isGain ? words.youWin : win > 0n ? words.youGetBack : words.nothing;
  meters.say(`${result}. ${fill(outcome, { amount: money(win) })}`, isGain ? { kind: "win" } : {});
  if (win >= stake * BIG) {
    game.sounds.bigWin();
    throwCoins(70);
  } else if (isGain) game.sounds.win();
}

/**
 * @param {TableWords} words
 * @param {Scene} scene
 */
export function resultText(words, { result, values }) {
  return fill(words.results[result] ?? "", { ...values });
}
