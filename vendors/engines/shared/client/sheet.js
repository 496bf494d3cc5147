// @ts-check
import { element } from "./elements.js";

/**
 * A dialog with its close button; a press beside it closes it too.
 * @param {string} id
 */
export function createSheet(id) {
  const dialog = /** @type {HTMLDialogElement} */ (element(id));
  element(`close-${id}`).addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
