// @ts-check
/** @import { Free, Gift, SiteLink, Words } from "./types.ts" */
import { element, fill, isCalm, writeAmount } from "../../shared/client/elements.js";

/**
 * Balance, win, message and the counter of free games with the symbol that was chosen for them.
 * @param {{
 *   words: Words, money: (units: bigint) => string, site: SiteLink,
 *   names?: Record<string, string>,
 * }} options
 */
export function createMeters({ words, money, site, names = {} }) {
  const message = element("message");
  const text = element("message-text");
  const chip = element("free-chip");
  let endCount = () => {};
  let counted = Promise.resolve();

  return {
    /** Ends a running count: the whole win shows, and what waits for it. */
    endCount: () => endCount(),
    /** Resolves when no count is running. */
    counted: () => counted,
    /**
     * While the reels turn: the balance without the stake.
     * @param {bigint} balance
     */
    showBalance(balance) {
      writeAmount("balance", money(balance));
    },
    /**
     * A settled balance, also sent to the site that frames the game.
     * @param {bigint | null} balance
     */
    balance(balance) {
      writeAmount("balance", balance === null ? "—" : money(balance));
      if (balance !== null) site.balance(balance);
    },
    /**
     * @param {bigint | null} payout
     * @param {boolean} [isGain] true above the stake
     */
    payout(payout, isGain = false) {
      writeAmount("win", payout === null ? "—" : money(payout));
      element("win").toggleAttribute("data-gain", isGain);
    },
    /**
     * @param {string} words
     * @param {{ kind?: "alert" | "win", canDeposit?: boolean, isNews?: boolean }} [options]
     */
    say(words, { kind, canDeposit = false, isNews = false } = {}) {
      endCount();
      text.textContent = words;
      if (kind) message.dataset.kind = kind;
      else delete message.dataset.kind;
      element("deposit").hidden = !canDeposit;
      if (isNews || kind) element("news").textContent = words;
    },
    /**
     * Counts up to the win; the live region announces the sum once.
     * @param {bigint} win
     * @param {{ ms: number, onCount: (amount: string) => void, onEnd: () => void }} options
     *   another place that shows the amount, and what waits for the end
     */
    countWin(win, { ms, onCount, onEnd }) {
      endCount();
      const total = Number(win);
      const began = performance.now();
      let next = 0;
      /** @param {bigint} amount */
      const write = (amount) => {
        text.textContent = fill(words.youWin, { amount: money(amount) });
        onCount(money(amount));
      };
      counted = new Promise((resolve) => {
        endCount = () => {
          endCount = () => {};
          cancelAnimationFrame(next);
          write(win);
          onEnd();
          resolve();
        };
      });
      message.dataset.kind = "win";
      element("deposit").hidden = true;
      element("news").textContent = fill(words.youWin, { amount: money(win) });
      const frame = () => {
        const part = isCalm() ? 1 : (performance.now() - began) / ms;
        if (part >= 1) return endCount();
        write(BigInt(Math.floor(total * part)));
        next = requestAnimationFrame(frame);
      };
      frame();
    },
    /** @param {Gift | null} gift */
    gift(gift) {
      element("gift-chip").hidden = gift === null;
      element("gift-count").textContent = gift ? fill(words.giftLeft, { count: gift.left }) : "";
    },
    /**
     * @param {Free} free
     * @param {string | null} [chosen]
     */
    free(free, chosen) {
      const isFree = free.left > 0;
      document.body.toggleAttribute("data-free", isFree);
      chip.hidden = !isFree;
      element("free-count").textContent = fill(words.freeLeft, { count: free.left });
      const place = document.getElementById("chosen");
      place?.toggleAttribute("hidden", !chosen);
      if (place && chosen) {
        const label = fill(words.chosen, { symbol: names[chosen] ?? chosen });
        place.setAttribute("aria-label", label);
        place.firstElementChild?.setAttribute("href", `#symbol-${chosen}`);
      }
      element("free-won").textContent = fill(words.freeWon, { amount: money(BigInt(free.won)) });
    },
  };
}
