// @ts-check
/** @import { DealView, Money, Stage, TableWords } from "./types.ts" */
import { element, pause } from "../../shared/client/elements.js";
import { askSpin, askTable, Gone, newSpinId } from "../../shared/client/server.js";
import { showResult } from "./show-result.js";

const ASK_AGAIN_MS = 1_500;
const ASK_TIMES = 4;

/**
 * The table's parts and where it stands; "pending" is a round whose answer is not known.
 * @typedef {{
 *   words: TableWords,
 *   money: Money,
 *   noFunds: string,
 *   canDeposit: boolean,
 *   stage: Stage,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   meters: ReturnType<typeof import("./meters.js").createMeters>,
 *   bets: ReturnType<typeof import("./bets.js").createBets>,
 *   balance: bigint | null,
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
  bets.light({});
  meters.win(null);
  meters.say(words.dealing);
  if (isNew && game.balance !== null) meters.showBalance(game.balance - total);
  showMode(game);
  game.sounds.start();
  document.body.toggleAttribute("data-rolling", true);
  stage.start();
  const view = await settle(game, game.pending);
  if (view) await showResult(game, view);
  else stage.giveUp();
  document.body.toggleAttribute("data-rolling", false);
  game.isBusy = false;
  showMode(game);
}

/**
 * The settled round. Null when there is none and the player has been told why.
 * @param {Game} game
 * @param {{ spinId: string, bets: Record<string, string> }} asked
 */
async function settle(game, asked) {
  const { words, meters } = game;
  try {
    const view = await askUntilSettled(asked);
    if (view?.state === "done") return view;
    if (view) game.pending = null;
    if (view) explain(game, view);
    else meters.say(words.unresolved, { kind: "alert" });
  } catch (error) {
    meters.say(error instanceof Gone ? words.ended : words.offline, { kind: "alert" });
  }
  meters.balance(game.balance);
  return null;
}

/**
 * @param {{ spinId: string, bets: Record<string, string> }} asked
 * @returns {Promise<DealView | null>}
 */
async function askUntilSettled(asked) {
  for (let times = 0; times < ASK_TIMES; times += 1) {
    const view = /** @type {DealView} */ (await askSpin(asked));
    if (view.spinId === asked.spinId && view.state !== "pending") return view;
    await pause(ASK_AGAIN_MS);
  }
  return null;
}

/**
 * Tells the player why there was no round.
 * @param {Game} game
 * @param {DealView} view
 */
function explain({ words, meters, noFunds, canDeposit }, { state, code }) {
  /** @type {Record<string, string>} */
  const refusals = {
    INSUFFICIENT_FUNDS: noFunds,
    LIMIT_EXCEEDED: words.limit,
    TOKEN_EXPIRED: words.ended,
    TOKEN_INVALID: words.ended,
    PLAYER_BLOCKED: words.blocked,
    REGION_BLOCKED: words.blocked,
    TRIAL_NOT_ALLOWED: words.blocked,
  };
  const text = state === "void" ? words.taken : (refusals[code ?? ""] ?? words.refused);
  meters.say(text, { kind: "alert", canDeposit: canDeposit && code === "INSUFFICIENT_FUNDS" });
}

/**
 * Reads the balance again, as it may have changed while the page was hidden.
 * @param {Game} game
 */
export async function refresh(game) {
  if (document.hidden || game.isBusy) return;
  const now = await askTable().catch(() => null);
  if (!now || now.balance === null || game.isBusy) return;
  game.balance = BigInt(now.balance);
  game.meters.balance(game.balance);
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
