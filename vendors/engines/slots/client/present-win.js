// @ts-check
/** @import { SpinView, Words } from "./types.ts" */
import { throwCoins } from "../../shared/client/coins.js";
import { fill, pause } from "../../shared/client/elements.js";

const BIG = 10n;
const HUGE = 50n;

/**
 * @typedef {{
 *   words: Words,
 *   money: (units: bigint) => string,
 *   meters: ReturnType<typeof import("./meters.js").createMeters>,
 *   banner: ReturnType<typeof import("./banner.js").createBanner>,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   winShow: ReturnType<typeof import("./win-show.js").createWinShow>,
 * }} Stage
 */

/**
 * Shows a settled result after the reels stop: win, free games won, free games over.
 * @param {Stage} stage
 * @param {SpinView} view
 */
export async function presentWin(stage, view) {
  const { words, money, meters, banner, sounds, winShow } = stage;
  const win = BigInt(view.win);
  meters.win(win);
  winShow.show(view);
  if (win === 0n) meters.say(words.nothing, { isNews: true });
  else await celebrate(stage, win, BigInt(view.stake));
  meters.free(view.free);
  if (view.freeGames > 0) {
    sounds.freeGames();
    if (win > 0n) await pause(900);
    if (view.kind === "free")
      await banner.pass(fill(words.freeMore, { count: view.freeGames }), words.freeText, 1_800);
    else
      await banner.ask(
        fill(words.freeTitle, { count: view.freeGames }),
        words.freeText,
        words.start,
      );
  }
  if (view.kind === "free" && view.free.left === 0) {
    const amount = money(BigInt(view.free.won));
    if (win > 0n) await pause(1_200);
    if (BigInt(view.free.won) > 0n) throwCoins(60);
    await banner.ask(words.freeOver, fill(words.freeOverText, { amount }), words.keepGoing);
  }
}

/**
 * @param {Stage} stage
 * @param {bigint} win
 * @param {bigint} stake
 */
async function celebrate({ words, money, meters, banner, sounds }, win, stake) {
  const isBig = win >= stake * BIG;
  meters.countWin(win, isBig ? 1_800 : 600);
  if (!isBig) return sounds.win();
  const isHuge = win >= stake * HUGE;
  sounds.bigWin();
  throwCoins(isHuge ? 130 : 70);
  await pause(500);
  await banner.pass(isHuge ? words.hugeWin : words.bigWin, money(win), isHuge ? 2_600 : 1_900);
}
