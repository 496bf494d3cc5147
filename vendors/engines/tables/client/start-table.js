// @ts-check
/** @import { Setup, Stage } from "./types.ts" */
/** @import { Game } from "./deal.js" */
import { fill } from "../../shared/client/elements.js";
import { moneyWriter } from "../../shared/client/money.js";
import { hear, refresh } from "../../shared/client/round.js";
import { createSiteLink } from "../../shared/client/site-link.js";
import { createSounds } from "../../shared/client/sounds.js";
import { createBets } from "./bets.js";
import { deal, showMode } from "./deal.js";
import { createHands } from "./hands.js";
import { offerKinds } from "./kinds.js";
import { listenToTable } from "./listen-to-table.js";
import { createMeters } from "./meters.js";
import { createRoads } from "./roads.js";
import { createDice } from "./stages/dice.js";
import { createPrizeWheel } from "./stages/prize-wheel.js";
import { createSevenCards } from "./stages/seven-cards.js";
import { createWheel } from "./stages/wheel.js";
import { walkFelt } from "./walk-felt.js";

/** @param {Setup} setup */
export function startTable(setup) {
  const { words, table, isDemo } = setup;
  const money = moneyWriter(setup.money);
  const sounds = createSounds();
  const site = createSiteLink(setup.parent);
  const meters = createMeters({
    ...{ words, money, site },
    roads: setup.hasRoads ? createRoads(words) : null,
  });
  const bets = createBets({
    ...setup,
    locale: setup.money.locale,
    money,
    say: (text, isAlert) => meters.say(text, isAlert ? { kind: "alert" } : {}),
    onLay: sounds.press,
    onChange: meters.total,
  });
  const { last, pending } = table;
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
    stage: stageOf(setup, sounds),
    sounds,
    meters,
    bets,
    balance: table.balance === null ? null : BigInt(table.balance),
    pending: pending && { spinId: pending.spinId, bets: { ...pending.bets } },
    heard: null,
    isBusy: false,
  };
  for (const bead of [...setup.beads].reverse()) meters.bead(bead);
  meters.balance(game.balance);
  if (last?.scene) {
    game.stage.place(last.scene);
    bets.remember(last.bets);
  }
  if (isDemo) meters.say(words.demoText);
  if (game.pending) bets.put(game.pending.bets);
  showMode(game);
  offerKinds();
  walkFelt();
  listenToTable({ deal: () => deal(game), sounds, words });
  document.addEventListener("visibilitychange", () => refresh(game));
  site.onBalance((balance) => hear(game, balance));
  if (game.pending) deal(game);
}

/**
 * @param {Setup} setup
 * @param {ReturnType<typeof createSounds>} sounds
 * @returns {Stage}
 */
function stageOf({ kind, words }, sounds) {
  if (kind === "money-wheel") return createPrizeWheel(sounds);
  if (kind === "three-five-seven") return createSevenCards(sounds, words);
  if (kind === "roulette") return createWheel(sounds);
  return kind === "sic-bo" ? createDice(sounds) : createHands(sounds);
}
