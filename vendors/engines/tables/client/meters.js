// @ts-check
/** @import { Bead, Money, SiteLink, TableWords } from "./types.ts" */
import { element, writeAmount } from "../../shared/client/elements.js";

const BEADS = 24;
const SVG = "http://www.w3.org/2000/svg";

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
      const name = text ?? words.beads[tone] ?? "";
      const drawing = document.getElementById(`prize-${tone}`);
      if (drawing) item.append(markOf(drawing.id), quiet(name));
      else item.textContent = name;
      beads.prepend(item);
      while (beads.children.length > BEADS) beads.lastElementChild?.remove();
    },
  };
}

/**
 * A result's emblem, from the page's drawings.
 * @param {string} id
 */
function markOf(id) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

/** @param {string} text */
function quiet(text) {
  const made = document.createElement("span");
  made.className = "quiet";
  made.textContent = text;
  return made;
}
