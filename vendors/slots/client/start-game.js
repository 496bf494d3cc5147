// @ts-check
/** @import { Setup, SpinView } from "./types.d.ts" */
import { createBanner } from "./banner.js";
import { element, fill, pause } from "./elements.js";
import { listenToPlayer } from "./listen-to-player.js";
import { createMeters } from "./meters.js";
import { formatMoney } from "./money.js";
import { presentWin } from "./present-win.js";
import { createReels } from "./reels.js";
import { createRules } from "./rules.js";
import { askSpin, askTable, Gone, newSpinId } from "./server.js";
import { createSounds } from "./sounds.js";
import { createStake } from "./stake.js";
import { createWinShow } from "./win-show.js";

const SPIN_AT_LEAST_MS = 420;
const ASK_AGAIN_MS = 1_500;
const ASK_TIMES = 4;

/** @param {Setup} setup */
export function startGame(setup) {
  const { words, table } = setup;
  const money = (/** @type {bigint} */ units) => formatMoney(units, setup.currencySymbol);
  const sounds = createSounds();
  const meters = createMeters({ words, money, parent: setup.parent });
  const banner = createBanner();
  const rules = createRules({ lines: setup.lines.length, money });
  const reels = createReels(element("reels"), {
    strips: setup.strips,
    screen: table.last?.screen.length ? table.last.screen : setup.first,
    onStop(_, scatters) {
      sounds.stop();
      if (scatters > 0) sounds.scatter(scatters);
    },
  });
  const winShow = createWinShow({ reels, lines: setup.lines, words, money });
  const stage = { words, money, meters, banner, sounds, winShow };
  const stake = createStake({
    stakes: setup.stakes,
    chosen: table.stake,
    money,
    onChange: (value) => rules.showFor(value),
  });

  let balance = table.balance === null ? null : BigInt(table.balance);
  let free = table.free;
  /** A spin asked for whose answer is not known. */
  let pending = table.pending;
  let isBusy = false;

  meters.balance(balance);
  meters.free(free);
  showMode();
  if (free.left > 0) meters.say(fill(words.freeResumed, { count: free.left }), { isNews: true });
  if (pending) spin();

  listenToPlayer({ spin, step: stake.step, sounds, words, isElsewhere: () => rules.isOpen });
  document.addEventListener("visibilitychange", refresh);

  async function spin() {
    if (isBusy || banner.isOpen) return;
    const isPaid = free.left === 0;
    if (!pending && isPaid && balance !== null && balance < stake.value()) {
      meters.say(words.noFunds, { kind: "alert", canDeposit: true });
      return;
    }
    isBusy = true;
    const isAgain = pending !== null;
    pending ??= { spinId: newSpinId(), stake: stake.value().toString() };
    winShow.clear();
    meters.win(null);
    meters.say(words.spinning);
    if (isPaid && !isAgain && balance !== null) meters.balance(balance - stake.value());
    showMode();
    sounds.start();
    reels.start();
    const view = await settle(pending);
    if (view?.state === "done") await showResult(view);
    else reels.giveUp();
    isBusy = false;
    showMode();
  }

  /** @param {{ spinId: string, stake: string }} asked */
  async function settle(asked) {
    const began = performance.now();
    try {
      const view = await askUntilSettled(asked);
      await pause(SPIN_AT_LEAST_MS - (performance.now() - began));
      if (view?.state === "done") return view;
      meters.balance(balance);
      if (view) {
        pending = null;
        explain(view);
        if (view.state === "void") await refresh();
      } else meters.say(words.unresolved, { kind: "alert" });
    } catch (error) {
      meters.balance(balance);
      if (error instanceof Gone) meters.say(words.ended, { kind: "alert" });
      else meters.say(words.offline, { kind: "alert" });
    }
    return null;
  }

  /** @param {SpinView} view */
  async function showResult(view) {
    pending = null;
    await reels.land(view.screen);
    free = view.free;
    if (view.balance !== null) balance = BigInt(view.balance);
    meters.balance(balance);
    await presentWin(stage, view);
  }

  /** @param {SpinView} view */
  function explain(view) {
    const code = view.code ?? "";
    const canDeposit = code === "INSUFFICIENT_FUNDS";
    const text = view.state === "void" ? words.taken : (refusals(words)[code] ?? words.refused);
    meters.say(text, { kind: "alert", canDeposit });
  }

  /** A balance may have changed elsewhere while the page was out of sight. */
  async function refresh() {
    if (document.hidden || (isBusy && pending)) return;
    const now = await askTable().catch(() => null);
    if (!now || now.balance === null || (isBusy && pending)) return;
    balance = BigInt(now.balance);
    meters.balance(balance);
  }

  function showMode() {
    const isFree = free.left > 0;
    const button = element("spin");
    button.setAttribute("aria-disabled", String(isBusy));
    button.dataset.mode = isFree ? "free" : "paid";
    const label = pending && !isBusy ? words.retry : isFree ? words.spinFree : words.spin;
    element("spin-label").textContent = label;
    stake.lock(isBusy || isFree || pending !== null);
  }
}

/**
 * Asks with the same id until the money is settled; null when it stays open.
 * @param {{ spinId: string, stake: string }} asked
 */
async function askUntilSettled(asked) {
  for (let times = 0; times < ASK_TIMES; times += 1) {
    const view = await askSpin(asked);
    if (view.spinId === asked.spinId && view.state !== "pending") return view;
    await pause(ASK_AGAIN_MS);
  }
  return null;
}

/**
 * @param {Setup["words"]} words
 * @returns {Record<string, string>}
 */
function refusals(words) {
  return {
    INSUFFICIENT_FUNDS: words.noFunds,
    LIMIT_EXCEEDED: words.limit,
    TOKEN_EXPIRED: words.ended,
    TOKEN_INVALID: words.ended,
    PLAYER_BLOCKED: words.blocked,
    REGION_BLOCKED: words.blocked,
    TRIAL_NOT_ALLOWED: words.blocked,
  };
}
