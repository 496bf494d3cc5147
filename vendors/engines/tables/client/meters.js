// @ts-check
/** @import { Bead, Money, SiteLink, TableWords } from "./types.ts" */
import { element, writeAmount } from "../../shared/client/elements.js";

const BEADS = 24;

/**
 * Balance, bet, payout, the message and the strip of results.
 * @param {{
 *   words: TableWords, money: Money, site: SiteLink,
 *   roads: ReturnType<typeof import("./roads.js").createRoads> | null,
 * }} options
 */
export function createMeters({ words, money, site, roads }) {
  const message = element("message");
  const beads = element("beads");

  return {
    /**
     * While the round runs: the balance without the bet.
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
    /** @param {bigint} total */
    total(total) {
      writeAmount("total", total === 0n ? "—" : money(total));
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
    /** @param {Bead} bead */
    bead({ tone, text }) {
      if (roads) return roads.add(tone);
      const item = document.createElement("li");
      item.className = "bead";
      item.dataset.tone = tone;
      item.textContent = text ?? words.beads[tone] ?? "";
      beads.prepend(item);
      while (beads.children.length > BEADS) beads.lastElementChild?.remove();
    },
  };
}
