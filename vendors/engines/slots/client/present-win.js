// @ts-check
/** @import { SpinView, Words } from "./types.ts" */
import { fill, pause } from "../../shared/client/elements.js";
import { throwFigures } from "./figures.js";
import { startShower } from "./shower.js";

const BIG = 10n;
const HUGE = 50n;
const SMALL_MS = 900;

/**
 * @typedef {{
 *   words: Words,
 *   scenery: string,
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
 * @param {() => void} onPaid the payout shows in full, so the balance may hold it
 */
export async function presentWin(stage, view, onPaid) {
  const { words, money, meters, winShow } = stage;
  const win = BigInt(view.win);
  const hasGain = isGain(view);
  const pay = () => {
    meters.payout(win, hasGain);
    meters.free(view.free);
    onPaid();
  };
  winShow.show(view, hasGain);
  if (hasGain) await celebrate(stage, view, pay);
  else {
    pay();
    const back = win > 0n && fill(words.youGetBack, { amount: money(win) });
    meters.say(back || words.nothing, { isNews: true });
  }
  if (view.freeGames > 0) await announceFreeGames(stage, view);
  if (view.kind === "free" && view.free.left === 0) await endFreeGames(stage, view);
}

/**
 * @param {Stage} stage
 * @param {SpinView} view
 */
async function announceFreeGames(
  { words, meters, banner, sounds },
  { kind, win, freeGames: count },
) {
  sounds.freeGames();
  if (win !== "0") await pause(900);
  meters.endCount();
  if (kind === "free")
    await banner.pass("pass", {
      ...{ title: fill(words.freeMore, { count }), text: words.freeText, symbol: "S", ms: 1_800 },
    });
  else await banner.ask(fill(words.freeTitle, { count }), words.freeText, words.start);
}

/**
 * @param {Stage} stage
 * @param {SpinView} view
 */
async function endFreeGames({ words, money, meters, banner, scenery }, { win, free, stake }) {
  const won = BigInt(free.won);
  if (win !== "0") await pause(1_200);
  meters.endCount();
  if (won > BigInt(stake)) startShower(scenery, 60, "S");
  const text = fill(words.freeOverText, { amount: money(won) });
  await banner.ask(words.freeOver, text, words.keepGoing);
}

/**
 * A big win has a scene of its own, with the symbol that paid most and the counted amount.
 * @param {Stage} stage
 * @param {SpinView} view
 * @param {() => void} onEnd called when the amount is counted
 */
async function celebrate(stage, view, onEnd) {
  const { words, money, meters, banner, sounds, scenery, winShow, isTurbo } = stage;
  const [win, stake] = [BigInt(view.win), BigInt(view.stake)];
  const isBig = win >= stake * BIG;
  if (!isBig) {
    meters.countWin(win, { ms: isTurbo ? 200 : SMALL_MS, onCount: winShow.sum, onEnd });
    return sounds.win();
  }
  const isHuge = win >= stake * HUGE;
  const symbol = bestSymbol(view);
  sounds.bigWin();
  await pause(isTurbo ? 0 : 700);
  const isClassic = view.screen.length === 3;
  if (isClassic) throwFigures(isHuge ? 44 : 26, symbol);
  startShower(scenery, (isHuge ? 150 : 80) / (isClassic ? 3 : 1), symbol);
  const passing = banner.pass(isHuge ? "huge" : "win", {
    title: isHuge ? words.hugeWin : words.bigWin,
    text: money(0n),
    symbol,
    ms: isTurbo ? 900 : isHuge ? 3_400 : 2_400,
  });
  const ms = isTurbo ? 200 : isHuge ? 2_000 : 1_400;
  meters.countWin(win, { ms, onCount: banner.tell, onEnd });
  await passing;
  meters.endCount();
}

/**
 * @param {SpinView} view
 * @returns {string}
 */
export function bestSymbol({ lines, scatters }) {
  const best = lines.reduce(
    (most, { symbol, amount }) =>
      BigInt(amount) > most.amount ? { symbol, amount: BigInt(amount) } : most,
    { symbol: "S", amount: BigInt(scatters.amount) },
  );
  return best.symbol;
}
