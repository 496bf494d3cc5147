// @ts-check
import { element, fill } from "../../shared/client/elements.js";
import { createSheet } from "../../shared/client/sheet.js";

/**
 * The rules' dialog and the best pays below the reels; their amounts follow the stake.
 * @param {{ bets: number, money: (units: bigint) => string }} options
 */
export function createRules({ bets, money }) {
  const dialog = createSheet("rules");
  const paysFor = element("pays-for");
  element("open-rules").addEventListener("click", () => dialog.showModal());

  return {
    /** @param {bigint} stake */
    showFor(stake) {
      paysFor.textContent = fill(paysFor.dataset.text ?? "", { stake: money(stake) });
      const best = element("best").querySelectorAll("strong");
      for (const cell of [...dialog.querySelectorAll("dd"), ...best]) {
        const unit = cell.dataset.unit === "line" ? stake / BigInt(bets) : stake;
        cell.textContent = money(unit * BigInt(cell.dataset.factor ?? "0"));
      }
    },
  };
}
