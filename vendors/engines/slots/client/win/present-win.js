// @ts-check
/** @import { SpinView, Words } from "../types.ts" */
import { fill, pause } from "../../../shared/client/elements.js";
import { hasHeldCoins } from "../coin-show.js";
import { throwFigures } from "./figures.js";
import { startFlow } from "./flow.js";
import { startShower } from "./shower.js";
import { bigTierOf, stepOf } from "./win-tier.js";

/** How long a small gain counts, and how much flies to the console, by its weight. */
const SMALL = {
  1: { ms: 900, pieces: 6 },
  2: { ms: 1_100, pieces: 12 },
  3: { ms: 1_400, pieces: 22 },
};
/** The scenes of big wins: their length, their count, what is thrown and what falls. */
const SCENES = {
  win: { ms: 2_400, countMs: 1_400, figures: 26, pieces: 80, waves: 1 },
  great: { ms: 3_000, countMs: 1_800, figures: 34, pieces: 110, waves: 2 },
  huge: { ms: 3_600, countMs: 2_200, figures: 44, pieces: 150, waves: 3 },
};
/** Symbols of five reels have filters, so fewer of them are thrown than of a classic's figures. */
const FEWER = 4;
const WAVE_MS = 800;
const OTHERS_FIRST_MS = 1_200;
/** So many are told. */
const SCATTERS = 3;
const NO_SCATTERS = { count: 0, amount: "0" };

/**
 * @typedef {{
 *   words: Words,
 *   names: Record<string, string>,
 *   scenery: string,
 *   winNames: Record<import("./win-tier.js").BigTier, string>,
 *   isTurbo: boolean,
 *   money: (units: bigint) => string,
 *   meters: ReturnType<typeof import("../meters.js").createMeters>,
 *   banner: ReturnType<typeof import("./banner.js").createBanner>,
 *   sounds: ReturnType<typeof import("../../../shared/client/sounds.js").createSounds>,
 *   winShow: ReturnType<typeof import("./win-show.js").createWinShow>,
 *   reels: ReturnType<typeof import("../reels.js").createReels>,
 *   coinShow: ReturnType<typeof import("../coin-show.js").createCoinShow>,
 *   onCoins: () => void,
 *   stillRunning: () => void,
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
  // The reels stand: the message no longer says that they turn.
  if (hasGain) meters.say(words.win);
  const pay = () => {
    meters.payout(win, hasGain);
    meters.free(view.free, view.chosen);
    onPaid();
  };
  const { filled, chosen } = view;
  if (hasHeldCoins(view)) await holdCoins(stage, view, hasGain);
  if (filled && chosen) {
    await fillChosen(stage, view, { filled: filled.reels, symbol: chosen, hasGain });
    winShow.show({ ...view, wins: [], scatters: NO_SCATTERS }, hasGain);
  } else winShow.show(hasHeldCoins(view) ? { ...view, wins: [] } : view, hasGain);
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
 * A symbol fills reels, each with a sound.
 * @param {Pick<Stage, "reels" | "sounds" | "isTurbo">} stage
 * @param {readonly number[]} filled
 * @param {string} symbol
 */
export async function fillReels({ reels, sounds, isTurbo }, filled, symbol) {
  sounds.scatter(filled.length);
  await reels.fill(filled, symbol, isTurbo);
}

/**
 * All other wins show first, because the chosen symbol then covers them.
 * @param {Stage} stage
 * @param {SpinView} view
 * @param {{ filled: readonly number[], symbol: string, hasGain: boolean }} fill
 */
async function fillChosen(stage, view, { filled, symbol, hasGain }) {
  if ((view.wins.length > 0 || view.scatters.count >= SCATTERS) && !stage.isTurbo) {
    stage.winShow.show({ ...view, filled: null }, hasGain);
    await pause(OTHERS_FIRST_MS);
  }
  stage.winShow.clear();
  await fillReels(stage, filled, symbol);
}

/**
 * The lines show before the respins, whose coins then cover them.
 * @param {Stage} stage
 * @param {SpinView} view
 * @param {boolean} hasGain
 */
async function holdCoins(stage, view, hasGain) {
  if (view.wins.length > 0 && !stage.isTurbo) {
    stage.winShow.show({ ...view, coins: null }, hasGain);
    await pause(OTHERS_FIRST_MS);
  }
  stage.winShow.clear();
  const { isTurbo, onCoins: onChange, stillRunning: onRespin } = stage;
  await stage.coinShow.play(view, { isTurbo, onChange, onRespin });
}

/**
 * @param {Stage} stage
 * @param {SpinView} view
 */
async function announceFreeGames(
  { words, names, meters, banner, sounds },
  { kind, win, freeGames: count, chosen },
) {
  const drawn = chosen ? `${fill(words.chosen, { symbol: names[chosen] ?? chosen })}. ` : "";
  const text = drawn + words.freeText;
  sounds.freeGames();
  if (win !== "0") await pause(900);
  meters.endCount();
  if (kind === "free")
    await banner.pass("pass", {
      ...{ title: fill(words.freeMore, { count }), text, symbol: chosen ?? "S", ms: 1_800 },
    });
  else await banner.ask(fill(words.freeTitle, { count }), text, words.start, chosen);
}

/**
 * @param {Stage} stage
 * @param {SpinView} view
 */
async function endFreeGames({ words, money, meters, banner, scenery }, { win, free, stake }) {
  const won = BigInt(free.won);
  if (win !== "0") await pause(1_200);
  meters.endCount();
  if (won > BigInt(stake)) startShower(scenery, 60);
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
  const { money, meters, banner, sounds, scenery, winNames, isTurbo } = stage;
  const [win, stake] = [BigInt(view.win), BigInt(view.stake)];
  const tier = bigTierOf(win, stake);
  if (!tier) return countSmall(stage, view, onEnd);
  const scene = SCENES[tier];
  const symbol = bestSymbol(view);
  sounds.bigWin();
  await pause(isTurbo ? 0 : 700);
  const isClassic = view.screen.length === 3;
  throwFigures(Math.round(scene.figures / (isClassic ? 1 : FEWER)), symbol);
  const waves = isTurbo ? 1 : scene.waves;
  startShower(scenery, scene.pieces / (isClassic ? 3 : 1), (waves - 1) * WAVE_MS);
  const passing = banner.pass(tier, {
    ...{ title: winNames[tier], text: money(0n), symbol },
    ms: isTurbo ? 900 : scene.ms,
  });
  const ms = isTurbo ? 200 : scene.countMs;
  meters.countWin(win, { ms, onCount: banner.tell, onEnd });
  await passing;
  meters.endCount();
}

/**
 * A small gain counts on the reels while its pieces fly to the console.
 * @param {Stage} stage
 * @param {SpinView} view
 * @param {() => void} onEnd
 */
function countSmall({ meters, sounds, scenery, winShow, isTurbo }, { win, stake }, onEnd) {
  const step = stepOf(BigInt(win), BigInt(stake));
  const { ms, pieces } = SMALL[/** @type {1 | 2 | 3} */ (step)];
  meters.countWin(BigInt(win), {
    ms: isTurbo ? 200 : ms,
    onCount: (amount) => winShow.sum(amount, step),
    onEnd: () => {
      winShow.whole();
      onEnd();
    },
  });
  if (!isTurbo) startFlow(scenery, pieces);
  sounds.win();
}

/**
 * @param {SpinView} view
 * @returns {string}
 */
export function bestSymbol({ wins, scatters, chosen, filled, coins }) {
  const fills = chosen && filled ? [{ symbol: chosen, amount: filled.amount }] : [];
  const held = coins ? [{ symbol: "C", amount: coins.amount }] : [];
  const best = [...wins, ...fills, ...held].reduce(
    (most, { symbol, amount }) =>
      BigInt(amount) > most.amount ? { symbol, amount: BigInt(amount) } : most,
    { symbol: "S", amount: BigInt(scatters.amount) },
  );
  return best.symbol;
}
