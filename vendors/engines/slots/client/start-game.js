// @ts-check
/** @import { Setup, SpinView } from "./types.ts" */
/** @import { Game } from "./play.js" */

import { element, fill } from "../../shared/client/elements.js";
import { createHistory } from "../../shared/client/history.js";
import { moneyWriter } from "../../shared/client/money.js";
import { hear, refresh } from "../../shared/client/round.js";
import { createSiteLink } from "../../shared/client/site-link.js";
import { createSounds } from "../../shared/client/sounds.js";
import { createStake } from "../../shared/client/stake.js";
import { offerAutoplay } from "./autoplay.js";
import { createCoinShow, withCoins } from "./coin-show.js";
import { listenToPlayer } from "./listen-to-player.js";
import { createMeters } from "./meters.js";
import { showMode, spin } from "./play.js";
import { createReels } from "./reels.js";
import { createRules } from "./rules.js";
import { createBanner } from "./win/banner.js";
import { createWinShow } from "./win/win-show.js";

/** @param {Setup} setup */
export function startGame(setup) {
  const { words, table } = setup;
  const money = moneyWriter(setup.money);
  const sounds = createSounds();
  const site = createSiteLink(setup.parent);
  const rules = createRules({ bets: setup.bets, money });
  const reels = createReels(element("reels"), {
    strips: setup.strips,
    screen: table.last?.screen.length ? endOf(table.last) : setup.first,
    onStop(_, special) {
      sounds.stop();
      if (special > 0) sounds.scatter(special);
    },
  });
  const meters = createMeters({ words, money, site, names: setup.names });
  const banner = createBanner();
  const { respins } = setup;
  /** @type {Game} */
  const game = {
    words,
    noFunds: setup.isDemo
      ? fill(words.noDemoFunds, { amount: money(BigInt(setup.demoBalance)) })
      : words.noFunds,
    canDeposit: !setup.isDemo,
    scenery: setup.scenery,
    winNames: setup.winNames,
    names: setup.names,
    money,
    site,
    sounds,
    reels,
    meters,
    banner,
    coinShow: createCoinShow({ words, money, respins, reels, meters, sounds, banner }),
    onCoins: () => showMode(game),
    stillRunning: () => {},
    winShow: createWinShow({ reels, words, money }),
    stake: createStake({
      stakes: setup.stakes,
      chosen: table.stake,
      money,
      onChange: (value) => rules.showFor(value),
    }),
    balance: table.balance === null ? null : BigInt(table.balance),
    roundPrefix: table.roundPrefix,
    free: table.free,
    gift: table.gift,
    pending: table.pending,
    heard: null,
    nextAt: performance.now() + table.nextInMs,
    isBusy: false,
    isTurbo: false,
    run: null,
  };
  game.meters.balance(game.balance);
  game.meters.free(game.free, table.last?.chosen);
  game.meters.gift(game.gift);
  showMode(game);
  if (game.gift && game.free.left === 0)
    game.meters.say(
      fill(words.giftText, { count: game.gift.left, amount: money(BigInt(game.gift.stake)) }),
      { isNews: true },
    );
  if (setup.isDemo) game.meters.say(words.demoText, { isNews: true });
  if (game.free.left > 0)
    game.meters.say(fill(words.freeResumed, { count: game.free.left }), { isNews: true });
  listenToPlayer({
    spin: () => pressSpin(game),
    step: game.stake.step,
    sounds,
    words,
  });
  if (setup.autoplay) offerAutoplay(game, setup.autoplayMost);
  if (setup.turbo) offerTurbo(game);
  createHistory({ words, money, locale: setup.money.locale });
  document.addEventListener("visibilitychange", () => refresh(game));
  site.onBalance((balance) => hear(game, balance));
  site.onPause(() => stopAutoplay(game));
  if (game.pending) spin(game);
}

/**
 * The screen with the coins that came and the reels that something filled.
 * @param {SpinView} view
 */
const endOf = ({ screen, grown, chosen, filled, coins }) =>
  withCoins(screen, coins?.coins ?? []).map((column, reel) => {
    if (grown.includes(reel)) return column.map(() => "W");
    return chosen && filled?.reels.includes(reel) ? column.map(() => chosen) : column;
  });

/**
 * The round under way still ends.
 * @param {Game} game
 */
function stopAutoplay(game) {
  game.run = null;
  showMode(game);
}

/**
 * The big button: it spins, and ends autoplay while that runs.
 * @param {Game} game
 */
function pressSpin(game) {
  game.banner.skip();
  game.coinShow.skip();
  game.meters.endCount();
  if (game.run) stopAutoplay(game);
  else spin(game);
}

/** @param {Game} game */
function offerTurbo(game) {
  const button = element("turbo");
  button.addEventListener("click", () => {
    game.isTurbo = !game.isTurbo;
    button.setAttribute("aria-pressed", String(game.isTurbo));
  });
}
