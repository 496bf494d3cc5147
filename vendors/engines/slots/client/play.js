// @ts-check
/** @import { Free, Gift, SiteLink, SpinView } from "./types.ts" */
/** @import { Stage } from "./win/present-win.js" */
import { element, fill } from "../../shared/client/elements.js";
import { compare, rest, settle } from "../../shared/client/round.js";
import { askTable, newSpinId } from "../../shared/client/server.js";
import { fillReels, presentWin } from "./win/present-win.js";

const SPIN_AT_LEAST_MS = 420;
const TURBO_AT_LEAST_MS = 120;

/**
 * The game's parts and where it stands; "pending" is a spin asked for whose answer is not known.
 * @typedef {Stage & {
 *   noFunds: string,
 *   canDeposit: boolean,
 *   reels: ReturnType<typeof import("./reels.js").createReels>,
 *   stake: ReturnType<typeof import("../../shared/client/stake.js").createStake>,
 *   site: SiteLink,
 *   balance: bigint | null,
 *   heard: bigint | null,
 *   nextAt: number,
 *   roundPrefix: string,
 *   free: Free,
 *   gift: Gift | null,
 *   pending: { spinId: string, stake: string, gift?: string | undefined } | null,
 *   isBusy: boolean,
 *   run: import("./autoplay.js").Run | null,
 * }} Game
 */

/**
 * One spin, from the press to the last banner. A pending spin is requested again under its own id.
 * Null without a result; the player has been told why.
 * @param {Game} game
 * @returns {Promise<SpinView | null>}
 */
export async function spin(game) {
  const { words, meters, reels, stake } = game;
  if (game.isBusy || game.banner.isOpen) return null;
  const gift = game.free.left === 0 ? game.gift : null;
  const isNewBet = !game.pending && game.free.left === 0 && !gift;
  if (isNewBet && game.balance !== null && game.balance < stake.value()) {
    meters.say(game.noFunds, { kind: "alert", canDeposit: game.canDeposit });
    return null;
  }
  game.isBusy = true;
  if (!game.pending) await rest(game);
  game.pending ??= {
    spinId: newSpinId(),
    stake: stake.value().toString(),
    ...(gift && { gift: gift.campaign }),
  };
  meters.endCount();
  game.winShow.clear();
  meters.payout(null);
  meters.say(words.spinning);
  const staked = isNewBet ? stake.value() : 0n;
  const balance = game.balance === null ? null : game.balance - staked;
  if (balance !== null) meters.showBalance(balance);
  showMode(game);
  game.sounds.start();
  reels.start();
  const { free, pending } = game;
  const round = free.left > 0 ? free.round : game.roundPrefix + pending.spinId;
  const seen = { payout: free.left > 0 ? free.won : "0", balance };
  game.stillRunning = () => game.site.started(round, seen);
  game.stillRunning();
  const atLeast = game.isTurbo ? TURBO_AT_LEAST_MS : SPIN_AT_LEAST_MS;
  const view = /** @type {SpinView | null} */ (await settle(game, pending, atLeast));
  if (pending.gift && !game.pending) await refreshGift(game);
  if (view) {
    await reels.land(view.screen, game.isTurbo);
    if (view.grown.length > 0) await fillReels(game, view.grown, "W");
  } else reels.giveUp();
  if (view) await showResult(game, view, round);
  else game.site.shown(round);
  await rest(game);
  game.isBusy = false;
  showMode(game);
  compare(game);
  return view;
}

/**
 * @param {Game} game
 * @param {SpinView} view
 * @param {string} round
 */
async function showResult(game, view, round) {
  if (game.pending?.gift && game.gift) countGift(game, game.gift);
  game.pending = null;
  game.free = view.free;
  if (view.balance !== null) game.balance = BigInt(view.balance);
  await presentWin(game, view, () => {
    game.meters.balance(game.balance);
    game.site.shown(round);
  });
}

/**
 * One round of a gift is played.
 * @param {Game} game
 * @param {Gift} gift
 */
function countGift(game, gift) {
  game.gift = gift.left > 1 ? { ...gift, left: gift.left - 1 } : null;
  game.meters.gift(game.gift);
}

/**
 * A round of a gift was refused: the server says whether the gift has rounds left.
 * @param {Game} game
 */
async function refreshGift(game) {
  const now = await askTable().catch(() => null);
  game.gift = now?.gift ?? null;
  game.meters.gift(game.gift);
}

/**
 * Shows the big button's next action, and whether the stake may change.
 * @param {Game} game
 */
export function showMode({ words, free, gift, pending, isBusy, stake, run, coinShow }) {
  const isSkip = coinShow.isRunning && !run;
  const isFree = free.left > 0;
  const isGift = !isFree && gift !== null;
  const isRetry = pending !== null && !isBusy;
  const button = element("spin");
  button.setAttribute("aria-disabled", String(isBusy && !run && !isSkip));
  button.dataset.mode =
    run || isSkip ? "stop" : isRetry ? "retry" : isFree || isGift ? "free" : "paid";
  const label = isFree ? words.spinFree : isGift ? words.spinGift : words.spin;
  element("spin-label").textContent = run
    ? fill(words.autoplayStop, { count: run.left })
    : isSkip
      ? words.skip
      : isRetry
        ? words.retry
        : label;
  const auto = document.getElementById("open-autoplay");
  const canRun = !isBusy && !run && !isRetry && !isFree && !isGift;
  auto?.setAttribute("aria-disabled", String(!canRun));
  stake.lock(
    isBusy || run !== null || isFree || pending !== null,
    isGift ? BigInt(gift.stake) : null,
  );
}
