// @ts-check
/** @import { SpinView, Words } from "./types.ts" */
import { throwCoins } from "../../shared/client/coins.js";
import { fill, pause } from "../../shared/client/elements.js";

const BIG = 10n;
const HUGE = 50n;

/**
 * @typedef {{
 *   words: Words,
 *   isTurbo: boolean,
 *   money: (units: bigint) => string,
 *   meters: ReturnType<typeof import("./meters.js").createMeters>,
 *   banner: ReturnType<typeof import("./banner.js").createBanner>,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   winShow: ReturnType<typeof import("./win-show.js").createWinShow>,
 * }} Stage
 */

/**
 * True when the round has paid more than its stake. Anything less is shown as money returned, never
 * as a win.
 * @param {SpinView} view
 */
export function isGain({ kind, stake, isGift, win, free }) {
  const paid = BigInt(kind === "free" ? free.won : win);
  return BigInt(win) > 0n && paid > (isGift ? 0n : BigInt(stake));
}

/**
 * Shows a settled result after the reels stop: its payout, free games won, free games over.
 * @param {Stage} stage
 * @param {SpinView} view
 */
export async function presentWin(stage, view) {
  const { words, money, meters, winShow } = stage;
  const win = BigInt(view.win);
  const hasGain = isGain(view);
  meters.payout(win, hasGain);
  winShow.show(view, hasGain);
  if (hasGain) await celebrate(stage, win, BigInt(view.stake));
  else if (win > 0n) meters.say(fill(words.youGetBack, { amount: money(win) }), { isNews: true });
  else meters.say(words.nothing, { isNews: true });
  meters.free(view.free);
  if (view.freeGames > 0) await announceFreeGames(stage, view);
  if (view.kind === "free" && view.free.left === 0) await endFreeGames(stage, view);
}

/**
 * @param {Stage} stage
 * @param {SpinView} view
 */
async function announceFreeGames({ words, banner, sounds }, { kind, win, freeGames: count }) {
  sounds.freeGames();
  if (win !== "0") await pause(900);
  if (kind === "free") await banner.pass(fill(words.freeMore, { count }), words.freeText, 1_800);
  else await banner.ask(fill(words.freeTitle, { count }), words.freeText, words.start);
}

/**
 * @param {Stage} stage
 * @param {SpinView} view
 */
async function endFreeGames({ words, money, banner }, { win, free, stake }) {
  const won = BigInt(free.won);
  if (win !== "0") await pause(1_200);
  if (won > BigInt(stake)) throwCoins(60);
  const text = fill(words.freeOverText, { amount: money(won) });
  await banner.ask(words.freeOver, text, words.keepGoing);
}

/**
 * @param {Stage} stage
 * @param {bigint} win
 * @param {bigint} stake
 */
async function celebrate({ words, money, meters, banner, sounds, isTurbo }, win, stake) {
  const isBig = win >= stake * BIG;
  meters.countWin(win, isTurbo ? 200 : isBig ? 1_800 : 600);
  if (!isBig) return sounds.win();
  const isHuge = win >= stake * HUGE;
  sounds.bigWin();
  throwCoins(isHuge ? 130 : 70);
  await pause(isTurbo ? 0 : 500);
  await banner.pass(
    isHuge ? words.hugeWin : words.bigWin,
    money(win),
    isTurbo ? 900 : isHuge ? 2_600 : 1_900,
  );
}
