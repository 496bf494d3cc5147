// @ts-check
/** @import { SiteLink } from "./types.ts" */
import { element, writeAmount } from "../../shared/client/elements.js";

const RECENT = 16;

/**
 * Balance, win, the message and the strip of results.
 * @param {{ money: (units: bigint) => string, times: (times: number, decimals?: number) => string,
 *   site: SiteLink }} options
 */
export function createMeters({ money, times, site }) {
  const message = element("message");
  const recent = element("recent");

  return {
    /**
     * While the round runs: the balance without the stake.
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
     * @param {string} text
     * @param {{ kind?: "alert" | "win", canDeposit?: boolean }} [options]
     */
    say(text, { kind, canDeposit = false } = {}) {
      element("message-text").textContent = text;
      element("news").textContent = text;
      if (kind) message.dataset.kind = kind;
      else delete message.dataset.kind;
      element("deposit").hidden = !canDeposit;
    },
    /**
     * One result for the strip: what a stake of 100 was paid.
     * @param {number} paid
     */
    result(paid) {
      const item = document.createElement("li");
      item.dataset.tone = paid > 100 ? "won" : paid > 0 ? "back" : "lost";
      item.textContent = times(paid);
      recent.prepend(item);
      while (recent.children.length > RECENT) recent.lastElementChild?.remove();
    },
  };
}
