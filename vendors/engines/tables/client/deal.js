// @ts-check
/** @import { DealView, Money, SiteLink, Stage, TableWords } from "./types.ts" */
import { element } from "../../shared/client/elements.js";
import { compare, settle } from "../../shared/client/round.js";
import { newSpinId } from "../../shared/client/server.js";
import { showResult } from "./show-result.js";

/**
 * The table's parts and where it stands; "pending" is a round whose answer is not known.
 * @typedef {{
 *   words: TableWords,
 *   money: Money,
 *   noFunds: string,
 *   canDeposit: boolean,
 *   site: SiteLink,
 *   roundPrefix: string,
 *   stage: Stage,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   meters: ReturnType<typeof import("./meters.js").createMeters>,
 *   bets: ReturnType<typeof import("./bets.js").createBets>,
 *   balance: bigint | null,
 *   heard: bigint | null,
 *   pending: { spinId: string, bets: Record<string, string> } | null,
 *   isBusy: boolean,
 * }} Game
 */

/**
 * One round, from the press to the paid chips. A pending round is requested again under its own id.
 * @param {Game} game
 */
export async function deal(game) {
  const { words, meters, bets, stage } = game;
  if (game.isBusy) return;
  const isNew = !game.pending;
  const total = bets.total();
  if (isNew && total === 0n) return meters.say(words.needBet, { kind: "alert" });
  if (isNew && game.balance !== null && game.balance < total)
    return meters.say(game.noFunds, { kind: "alert", canDeposit: game.canDeposit });
  game.isBusy = true;
  game.pending ??= { spinId: newSpinId(), bets: bets.asked() };
  bets.light({}, []);
  meters.payout(null);
  element("call").hidden = true;
  meters.say(words.dealing);
  const balance = game.balance === null ? null : game.balance - (isNew ? total : 0n);
  if (balance !== null) meters.showBalance(balance);
  showMode(game);
  game.sounds.start();
  document.body.toggleAttribute("data-gain", false);
  document.body.toggleAttribute("data-rolling", true);
  stage.start();
  const round = game.roundPrefix + game.pending.spinId;
  game.site.started(round, { balance });
  const view = /** @type {DealView | null} */ (await settle(game, game.pending));
  if (view?.scene) await stage.land(view.scene);
  if (!view) stage.giveUp();
  game.site.shown(round);
  if (view) showResult(game, view);
  document.body.toggleAttribute("data-rolling", false);
  game.isBusy = false;
  showMode(game);
  compare(game);
}

/**
 * Shows the big button's next action, and whether chips may move.
 * @param {Game} game
 */
export function showMode({ words, pending, isBusy, bets }) {
  const isRetry = pending !== null && !isBusy;
  const button = element("deal");
  button.setAttribute("aria-disabled", String(isBusy));
  button.dataset.mode = isRetry ? "retry" : "paid";
  element("deal-label").textContent = isRetry ? words.retry : words.deal;
  bets.lock(isBusy || pending !== null);
}
