// @ts-check
import { element, fill } from "../../shared/client/elements.js";

/**
 * The rules' dialog; its amounts follow the stake.
 * @param {{ lines: number, money: (units: bigint) => string }} options
 */
export function createRules({ lines, money }) {
  const dialog = /** @type {HTMLDialogElement} */ (element("rules"));
  const paysFor = element("pays-for");
  element("open-rules").addEventListener("click", () => dialog.showModal());
  element("close-rules").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });

  return {
    get isOpen() {
      return dialog.open;
    },
    /** @param {bigint} stake */
    showFor(stake) {
      paysFor.textContent = fill(paysFor.dataset.text ?? "", { stake: money(stake) });
      for (const cell of dialog.querySelectorAll("dd")) {
        const unit = cell.dataset.unit === "line" ? stake / BigInt(lines) : stake;
        cell.textContent = money(unit * BigInt(cell.dataset.factor ?? "0"));
      }
    },
  };
}
