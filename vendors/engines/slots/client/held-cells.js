// @ts-check
/** @import { SpinView } from "./types.ts" */
import { element } from "../../shared/client/elements.js";
import { symbolArt } from "./reel.js";

/** @typedef {NonNullable<SpinView["coins"]>["coins"][number]} Coin */

/**
 * The cells over the reels while coins are held: those with a coin, and those that still turn.
 * @param {number} rows
 */
export function createHeldCells(rows) {
  const root = element("held-coins");
  /** @type {HTMLElement[]} */
  let cells = [];
  const placeOf = (/** @type {Coin} */ { reel, row }) => reel * rows + row;

  return {
    /** @param {number} count */
    begin(count) {
      cells = Array.from({ length: count }, freeCell);
      root.replaceChildren(...cells);
      root.hidden = false;
    },
    end() {
      root.hidden = true;
      root.replaceChildren();
    },
    /** @param {Coin} coin */
    hold(coin) {
      const cell = cells[placeOf(coin)];
      if (!cell) return;
      delete cell.dataset.turning;
      cell.dataset.held = "";
      cell.replaceChildren(symbolArt(coin.symbol));
    },
    /** Every free cell turns. */
    turn() {
      for (const cell of cells) if (!("held" in cell.dataset)) cell.dataset.turning = "";
    },
    /**
     * Stops the turning cells one after the other, reel by reel.
     * @param {readonly Coin[]} coins those that come
     * @param {(coin: Coin | null) => Promise<unknown>} onStop called when one has stopped
     */
    async stop(coins, onStop) {
      for (const [at, cell] of cells.entries()) {
        if (!("turning" in cell.dataset)) continue;
        delete cell.dataset.turning;
        await onStop(coins.find((coin) => placeOf(coin) === at) ?? null);
      }
    },
  };
}

function freeCell() {
  const cell = document.createElement("div");
  cell.className = "heldCell";
  cell.append(document.createElement("i"));
  return cell;
}
