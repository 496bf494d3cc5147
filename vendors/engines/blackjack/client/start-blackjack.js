// @ts-check
/** @import { Move, Setup } from "./types.ts" */
/** @import { Game } from "./play.js" */
import { element, fill } from "../../shared/client/elements.js";
import { moneyWriter } from "../../shared/client/money.js";
import { hear } from "../../shared/client/round.js";
import { createSiteLink } from "../../shared/client/site-link.js";
import { createSounds } from "../../shared/client/sounds.js";
import { createBets } from "../../tables/client/bets.js";
import { listenToTable } from "../../tables/client/listen-to-table.js";
import { createMeters } from "../../tables/client/meters.js";
import { askAgain, catchUp, deal, decide, placeTable, showMode } from "./play.js";
import { createSeats } from "./seats.js";

/** The keys of the four decisions, side by side on the keyboard. */
const KEYS = "asdf";

/** @param {Setup} setup */
export function startBlackjack(setup) {
  const { words, table, isDemo } = setup;
  const money = moneyWriter(setup.money);
  const sounds = createSounds();
  const site = createSiteLink(setup.parent);
  const meters = createMeters({ words, money, site, roads: null });
  const bets = createBets({
    ...setup,
    locale: setup.money.locale,
    money,
    say: (text, isAlert) => meters.say(text, isAlert ? { kind: "alert" } : {}),
    onLay: sounds.press,
    onChange: meters.total,
  });
  /** @type {Game} */
  const game = {
    words,
    money,
    noFunds: isDemo
      ? fill(words.noDemoFunds, { amount: money(BigInt(setup.demoBalance)) })
      : words.noFunds,
    canDeposit: !isDemo,
    site,
    roundPrefix: table.roundPrefix,
    seats: createSeats(sounds, words),
    sounds,
    meters,
    bets,
    balance: table.balance === null ? null : BigInt(table.balance),
    shown: null,
    pending: null,
    heard: null,
    isBusy: false,
  };
  for (const bead of [...setup.beads].reverse()) meters.bead(bead);
  meters.balance(game.balance);
  if (isDemo) meters.say(words.demoText);
  placeTable(game, table);
  listenToTable({ deal: () => deal(game), sounds, words });
  listenToMoves(game);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) catchUp(game);
  });
  site.onBalance((balance) => hear(game, balance));
  if (game.pending) askAgain(game);
  else showMode(game);
}

/** @param {Game} game */
function listenToMoves(game) {
  const buttons = [
    .../** @type {NodeListOf<HTMLButtonElement>} */ (element("moves").querySelectorAll("button")),
  ];
  for (const button of buttons)
    button.addEventListener("click", () => decide(game, /** @type {Move} */ (button.dataset.move)));
  const rules = /** @type {HTMLDialogElement} */ (element("rules"));
  document.addEventListener("keydown", (event) => {
    if (rules.open || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const button = buttons[KEYS.indexOf(event.key.toLowerCase())];
    if (button && !button.disabled) decide(game, /** @type {Move} */ (button.dataset.move));
  });
}
