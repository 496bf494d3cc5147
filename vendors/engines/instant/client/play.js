// @ts-check
/** @import { Board, InstantWords, RoundView, SiteLink } from "./types.ts" */
import { throwCoins } from "../../shared/client/coins.js";
import { element, fill } from "../../shared/client/elements.js";
import { compare, rest, settle } from "../../shared/client/round.js";
import { newSpinId } from "../../shared/client/server.js";

const BIG = 10n;

/**
 * The game's parts and where it stands; "pending" is a round whose answer is not known.
 * @typedef {{
 *   words: InstantWords,
 *   money: (units: bigint) => string,
 *   noFunds: string,
 *   canDeposit: boolean,
 *   needPick: string,
 *   site: SiteLink,
 *   roundPrefix: string,
 *   board: Board,
 *   resultOf(view: RoundView): string,
 *   show: ReturnType<typeof import("./show.js").createShow>,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   stake: ReturnType<typeof import("../../shared/client/stake.js").createStake>,
 *   meters: ReturnType<typeof import("./meters.js").createMeters>,
 *   balance: bigint | null,
 *   heard: bigint | null,
 *   nextAt?: number,
 *   pending: { spinId: string, stake: string, pick: string } | null,
 *   isBusy: boolean,
 *   isShowing: boolean,
 * }} Game
 */

/**
 * One round, from the press to the paid win. A pending round is requested again under its own id; a
 * press while a result is shown goes to its end.
 * @param {Game} game
 */
export async function play(game) {
  const { meters, board, stake, show } = game;
  if (game.isShowing) return show.skip();
  if (game.isBusy) return;
  const pick = board.pick();
  const isNew = !game.pending;
  if (isNew && pick === null) return meters.say(game.needPick, { kind: "alert" });
  if (isNew && game.balance !== null && game.balance < stake.value())
    return meters.say(game.noFunds, { kind: "alert", canDeposit: game.canDeposit });
  game.isBusy = true;
  game.pending ??= {
    spinId: newSpinId(),
    stake: stake.value().toString(),
    pick: pick ?? "",
  };
  const { pending } = game;
  showMode(game);
  if (isNew) await rest(game);
  meters.payout(null);
  meters.say(board.playing(pending.pick));
  const balance = game.balance === null ? null : game.balance - (isNew ? stake.value() : 0n);
  if (balance !== null) meters.showBalance(balance);
  document.body.toggleAttribute("data-gain", false);
  game.sounds.start();
  board.start(pending.pick);
  const round = game.roundPrefix + pending.spinId;
  game.site.started(round, { balance });
  const view = /** @type {RoundView | null} */ (await settle(game, pending));
  if (view?.drawn) {
    show.begin();
    game.isShowing = true;
    showMode(game);
    await board.land(view);
    game.isShowing = false;
  } else board.giveUp();
  game.site.shown(round);
  if (view) showResult(game, view);
  game.isBusy = false;
  showMode(game);
  compare(game);
}

/**
 * Pays and announces the result.
 * @param {Game} game
 * @param {RoundView} view
 */
function showResult(game, view) {
  const { words, money, meters } = game;
  game.pending = null;
  if (view.balance !== null) game.balance = BigInt(view.balance);
  meters.balance(game.balance);
  const [stake, win] = [BigInt(view.stake), BigInt(view.win)];
  const isGain = win > stake;
  meters.payout(win, isGain);
  meters.result(view.times);
  document.body.toggleAttribute("data-gain", isGain);
  const outcome = isGain ? words.youWin : win > 0n ? words.youGetBack : words.nothing;
  const text = `${game.resultOf(view)} ${fill(outcome, { amount: money(win) })}`;
  meters.say(text, isGain ? { kind: "win" } : {});
  if (win >= stake * BIG) {
    game.sounds.bigWin();
    throwCoins(70);
  } else if (isGain) game.sounds.win();
}

/**
 * Shows the big button's next action, and whether the choice may change.
 * @param {Game} game
 */
export function showMode({ words, pending, isBusy, isShowing, board, stake }) {
  const isRetry = pending !== null && !isBusy;
  const button = element("play");
  button.setAttribute("aria-disabled", String(isBusy && !isShowing));
  button.dataset.mode = isShowing ? "skip" : isRetry ? "retry" : "paid";
  element("play-label").textContent = isShowing
    ? words.skipToEnd
    : isRetry
      ? words.retry
      : words.play;
  board.lock(isBusy || pending !== null);
  stake.lock(isBusy || pending !== null, null);
}
