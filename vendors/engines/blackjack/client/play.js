// @ts-check
/** @import { Asked, BlackjackView, BlackjackWords, Money, Move, SiteLink, TableView } from "./types.ts" */
import { element } from "../../shared/client/elements.js";
import { compare, settle } from "../../shared/client/round.js";
import { askTable, newSpinId } from "../../shared/client/server.js";
import { remindOf, showEnd, tellTable, turnText } from "./tell.js";

/**
 * The table's parts and where it stands. "shown" is the last settled state that lies on the table,
 * "pending" a request whose answer is not known.
 * @typedef {{
 *   words: BlackjackWords,
 *   money: Money,
 *   noFunds: string,
 *   canDeposit: boolean,
 *   site: SiteLink,
 *   roundPrefix: string,
 *   seats: ReturnType<typeof import("./seats.js").createSeats>,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   meters: ReturnType<typeof import("../../tables/client/meters.js").createMeters>,
 *   bets: ReturnType<typeof import("../../tables/client/bets.js").createBets>,
 *   balance: bigint | null,
 *   shown: BlackjackView | null,
 *   pending: Asked | null,
 *   heard: bigint | null,
 *   isBusy: boolean,
 * }} Game
 */

/** True while the hand on the table waits for a decision. @param {Game} game */
const isOpen = ({ shown }) => shown?.scene?.isOver === false;

/** Deals a new hand, or asks again for what has no answer yet. @param {Game} game */
export async function deal(game) {
  const { words, meters, bets } = game;
  if (game.isBusy) return;
  if (game.pending) return askAgain(game);
  if (isOpen(game)) return;
  const total = bets.total();
  if (total === 0n) return meters.say(words.needBet, { kind: "alert" });
  if (!covers(game, total)) return;
  meters.payout(null);
  document.body.toggleAttribute("data-gain", false);
  await ask(game, { spinId: newSpinId(), move: "deal", bets: { hand: String(total) } }, total);
}

/** @param {Game} game @param {Move} move */
export async function decide(game, move) {
  const { shown } = game;
  if (game.isBusy || game.pending || !isOpen(game) || !shown?.scene?.moves.includes(move)) return;
  const isStaked = move === "double" || move === "split";
  const added = isStaked ? BigInt(shown.stake) : 0n;
  if (!covers(game, added)) return;
  await ask(game, { spinId: newSpinId(), move, seen: shown.scene.seen }, added);
}

/** Asks for the same again, as it has the id of the first. @param {Game} game */
export async function askAgain(game) {
  if (game.pending && !game.isBusy) await ask(game, game.pending, 0n);
}

/** @param {Game} game @param {bigint} amount */
function covers({ balance, noFunds, canDeposit, meters }, amount) {
  if (balance === null || balance >= amount) return true;
  meters.say(noFunds, { kind: "alert", canDeposit });
  return false;
}

/**
 * One request, from the press to the cards on the table.
 * @param {Game} game
 * @param {Asked} asked
 * @param {bigint} added the stake that it lays
 */
async function ask(game, asked, added) {
  const { words, meters, seats, sounds } = game;
  game.isBusy = true;
  game.pending = asked;
  if (asked.move === "deal") meters.say(words.dealing);
  const balance = game.balance === null ? null : game.balance - added;
  if (balance !== null) meters.showBalance(balance);
  showMode(game);
  if (asked.move === "deal") sounds.start();
  const round = asked.move === "deal" ? game.roundPrefix + asked.spinId : (game.shown?.round ?? "");
  game.site.started(round, { balance });
  const view = /** @type {BlackjackView | null} */ (await settle(game, asked));
  if (view?.scene) {
    game.pending = null;
    if (asked.move === "deal") seats.clear();
    layStakes(game, view);
    await seats.show(view.scene);
    showView(game, view);
  }
  game.site.shown(round);
  game.isBusy = false;
  if (!view && game.pending) await lookAgain(game);
  showMode(game);
  compare(game);
}

/** What a settled request brought. @param {Game} game @param {BlackjackView} view */
function showView(game, view) {
  const { meters, words } = game;
  const before = game.shown;
  game.shown = view;
  if (view.balance !== null) game.balance = BigInt(view.balance);
  meters.balance(game.balance);
  tellTable(game);
  if (!view.scene) return;
  if (view.scene.isOver) showEnd(game, view);
  else meters.say(turnText(words, view.scene, before?.round === view.round ? before.scene : null));
}

/** Lays the stakes of the hand on their circles. @param {Game} game @param {BlackjackView} view */
function layStakes({ bets }, { scene }) {
  const [hand, split] = scene?.hands ?? [];
  if (hand) bets.put({ hand: hand.staked, ...(split && { split: split.staked }) });
}

/** Looks where the hand stands after a request that brought nothing. @param {Game} game */
async function lookAgain(game) {
  const table = /** @type {TableView | null} */ (await askTable().catch(() => null));
  if (!table || table.pending || game.isBusy) return;
  game.pending = null;
  if (table.balance !== null) game.balance = BigInt(table.balance);
  game.meters.balance(game.balance);
  placeTable(game, table);
  game.meters.say(game.words.moved, { kind: "alert" });
}

/** Looks again after the page was hidden, as another one may have played on. @param {Game} game */
export async function catchUp(game) {
  if (game.isBusy || game.pending) return;
  const table = /** @type {TableView | null} */ (await askTable().catch(() => null));
  if (!table || game.isBusy || game.pending) return;
  if (table.balance !== null) game.balance = BigInt(table.balance);
  game.meters.balance(game.balance);
  if (table.pending || !table.last || table.last.spinId === game.shown?.spinId) return;
  placeTable(game, table);
  game.meters.say(game.words.moved);
  showMode(game);
}

/** Puts a seat's state on the table as it is. @param {Game} game @param {TableView} table */
export function placeTable(game, { last, free, pending }) {
  const { bets, seats } = game;
  bets.lock(false);
  bets.clear();
  game.pending = pending && {
    ...{ spinId: pending.spinId, move: "deal", bets: { hand: pending.stake } },
  };
  const scene = last?.scene ?? null;
  game.shown = scene && (scene.isOver || free.left > 0) ? last : null;
  if (!game.shown || !scene) return;
  seats.place(scene);
  tellTable(game);
  if (scene.isOver) return bets.remember({ hand: game.shown.stake });
  layStakes(game, game.shown);
  remindOf(game, scene);
}

/** Shows what can be done next: lay chips and deal, or decide. @param {Game} game */
export function showMode(game) {
  const { words, pending, isBusy, bets, shown } = game;
  const isRetry = pending !== null && !isBusy;
  const isDeciding = isOpen(game) && !isRetry;
  const wasDeciding = document.body.dataset.phase === "decide";
  const button = element("deal");
  button.setAttribute("aria-disabled", String(isBusy));
  button.dataset.mode = isRetry ? "retry" : "paid";
  element("deal-label").textContent = isRetry ? words.retry : words.deal;
  const moves = /** @type {NodeListOf<HTMLButtonElement>} */ (
    element("moves").querySelectorAll("button")
  );
  for (const one of moves) {
    const move = /** @type {Move} */ (one.dataset.move);
    one.disabled = !shown?.scene?.moves.includes(move);
    one.setAttribute("aria-disabled", String(isBusy));
  }
  bets.lock(isBusy || pending !== null || isOpen(game));
  if (isDeciding === wasDeciding) return;
  const hadFocus = element("moves").parentElement?.contains(document.activeElement);
  document.body.dataset.phase = isDeciding ? "decide" : "bet";
  if (hadFocus) (isDeciding ? moves[0] : button)?.focus({ preventScroll: true });
}
