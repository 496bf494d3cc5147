// @ts-check
/** @import { Board, Parts, Setup } from "./types.ts" */
/** @import { Game } from "./play.js" */
import { fill } from "../../shared/client/elements.js";
import { createHistory } from "../../shared/client/history.js";
import { moneyWriter } from "../../shared/client/money.js";
import { hear, refresh } from "../../shared/client/round.js";
import { createSiteLink } from "../../shared/client/site-link.js";
import { createSounds } from "../../shared/client/sounds.js";
import { createStake } from "../../shared/client/stake.js";
import { createCard } from "./card.js";
import { createDrop } from "./drop.js";
import { createField } from "./field.js";
import { createFlight } from "./flight.js";
import { listenToPlayer } from "./listen-to-player.js";
import { createMeters } from "./meters.js";
import { play, showMode } from "./play.js";
import { resultText } from "./result-text.js";
import { createShow } from "./show.js";
import { figuresOf, timesWriter } from "./times.js";

/** @type {Record<Setup["kind"], (parts: Parts) => Board>} */
const BOARDS = { drop: createDrop, mines: createField, keno: createCard, crash: createFlight };

/** @param {Setup} setup */
export function startInstant(setup) {
  const { kind, words, table, isDemo, facts } = setup;
  const { locale } = setup.money;
  const money = moneyWriter(setup.money);
  const times = timesWriter(locale);
  const sounds = createSounds();
  const site = createSiteLink(setup.parent);
  const show = createShow();
  const meters = createMeters({ money, times, site });
  const say = (/** @type {string} */ text, isAlert = false) =>
    meters.say(text, isAlert ? { kind: "alert" } : {});
  const { last, pending } = table;
  const stake = createStake({
    ...{ stakes: setup.stakes, chosen: pending?.stake ?? table.stake, money },
    onChange: () => {},
  });
  /** @type {Game} */
  const game = {
    ...{ words, money, sounds, site, show, meters, stake },
    noFunds: isDemo
      ? fill(words.noDemoFunds, { amount: money(BigInt(setup.demoBalance)) })
      : words.noFunds,
    canDeposit: !isDemo,
    needPick: fill(words.needPick, {
      least: figuresOf(locale, facts.targets?.least ?? 0, 2),
      most: figuresOf(locale, facts.targets?.most ?? 0, 0),
    }),
    roundPrefix: table.roundPrefix,
    board: BOARDS[kind]({ words, facts, locale, times, sounds, show, say }),
    resultOf: (view) => resultText({ kind, words, times }, view),
    balance: table.balance === null ? null : BigInt(table.balance),
    pending: pending && {
      spinId: pending.spinId,
      stake: pending.stake,
      pick: Object.keys(pending.bets ?? {})[0] ?? "",
    },
    heard: null,
    nextAt: performance.now() + table.nextInMs,
    isBusy: false,
    isShowing: false,
  };
  for (const { times: paid } of [...setup.recent].reverse()) meters.result(paid);
  meters.balance(game.balance);
  if (last?.drawn) {
    game.board.put(last.pick);
    game.board.place(last);
  }
  meters.say(isDemo ? words.demoText : words.ready);
  if (game.pending) game.board.put(game.pending.pick);
  showMode(game);
  createHistory({ words, money, locale });
  listenToPlayer({ play: () => play(game), sounds, words });
  document.addEventListener("visibilitychange", () => refresh(game));
  site.onBalance((balance) => hear(game, balance));
  if (game.pending) play(game);
}
