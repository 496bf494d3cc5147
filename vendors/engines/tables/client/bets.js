// @ts-check
/** @import { Money, Setup } from "./types.ts" */
import { element, fill } from "../../shared/client/elements.js";
import { chipText, chosenChip, sizeOf } from "./chips.js";
import { payChips } from "./pay-chips.js";

/**
 * The chips on the table: laid one by one, taken back, repeated.
 * @param {Pick<Setup, "spotMost" | "tableMost" | "words"> & {
 *   locale: string, money: Money, say: (text: string, isAlert?: boolean) => void, onLay: () => void,
 *   onChange: (total: bigint) => void,
 * }} options
 */
export function createBets({ spotMost, tableMost, words, locale, money, say, onLay, onChange }) {
  const felt = element("felt");
  /** @type {Map<string, bigint>} */
  let bets = new Map();
  /** @type {[spot: string, amount: bigint][]} */
  let laid = [];
  /** @type {Record<string, string>} */
  let before = {};
  /** Chips of the last round that won: they stay in sight, and bet nothing. @type {Map<string, bigint>} */
  let won = new Map();
  let isLocked = false;

  const total = () => [...bets.values()].reduce((sum, one) => sum + one, 0n);

  function show() {
    for (const spot of felt.querySelectorAll("button")) {
      const place = spot.dataset.spot ?? "";
      const amount = bets.get(place) ?? won.get(place) ?? 0n;
      const chip = /** @type {HTMLElement} */ (spot.querySelector(".spotChip"));
      chip.hidden = amount === 0n;
      chip.toggleAttribute("data-stays", !bets.has(place) && won.has(place));
      chip.textContent = chipText(amount, locale);
      chip.dataset.size = sizeOf(amount);
    }
    button("undo").disabled = isLocked || laid.length === 0;
    button("clear").disabled = isLocked || bets.size === 0;
    button("repeat").disabled = isLocked || bets.size > 0 || Object.keys(before).length === 0;
    onChange(total());
  }

  /** @param {string} spot @param {bigint} amount */
  function lay(spot, amount) {
    if (isLocked) return;
    const sum = (bets.get(spot) ?? 0n) + amount;
    const most = BigInt(spotMost[spot] ?? "0");
    if (sum > most) return say(fill(words.spotMost, { amount: money(most) }), true);
    if (total() + amount > BigInt(tableMost))
      return say(fill(words.tableMost, { amount: money(BigInt(tableMost)) }), true);
    light({}, []);
    bets.set(spot, sum);
    laid.push([spot, amount]);
    onLay();
    say(fill(words.placed, { spot: words.spots[spot] ?? spot, amount: money(sum) }));
    show();
  }

  function undo() {
    const last = laid.pop();
    if (!last) return;
    const rest = (bets.get(last[0]) ?? 0n) - last[1];
    if (rest > 0n) bets.set(last[0], rest);
    else bets.delete(last[0]);
    show();
  }

  function clear() {
    bets = new Map();
    laid = [];
    show();
  }

  /** @param {Record<string, string>} next */
  function put(next) {
    light({}, []);
    bets = new Map(Object.entries(next).map(([spot, amount]) => [spot, BigInt(amount)]));
    laid = [...bets];
    show();
  }

  /**
   * Marks the places that pay and those that won without a chip, until the next chip lies; without a
   * result, none.
   * @param {Readonly<Record<string, string>>} paid
   * @param {readonly string[]} hits
   */
  function light(paid, hits) {
    won = new Map();
    for (const place of felt.querySelectorAll("button")) {
      const spot = place.dataset.spot ?? "";
      place.toggleAttribute("data-won", spot in paid);
      place.toggleAttribute("data-hit", hits.includes(spot) && !place.matches(".target"));
    }
  }

  felt.addEventListener("click", (event) => {
    const spot = event.target instanceof Element && event.target.closest("button");
    if (spot) lay(spot.dataset.spot ?? "", chosenChip());
  });
  felt.inert = false;
  button("undo").addEventListener("click", undo);
  button("clear").addEventListener("click", () => {
    clear();
    say(words.cleared);
  });
  button("repeat").addEventListener("click", () => put(before));

  return {
    total,
    put,
    clear,
    /** @returns {Record<string, string>} */
    asked: () => Object.fromEntries([...bets].map(([spot, amount]) => [spot, String(amount)])),
    /**
     * Moves the chips of a settled round, and leaves the places empty but for those that won.
     * @param {Readonly<Record<string, string>>} staked
     * @param {Readonly<Record<string, string>>} paid
     */
    settle(staked, paid) {
      payChips(felt, staked, paid, locale);
      before = { ...staked };
      won = new Map(Object.keys(paid).map((spot) => [spot, BigInt(staked[spot] ?? "0")]));
      clear();
    },
    /** @param {Readonly<Record<string, string>>} last */
    remember(last) {
      before = { ...last };
      show();
    },
    /** @param {boolean} locked */
    lock(locked) {
      isLocked = locked;
      felt.toggleAttribute("data-locked", locked);
      show();
    },
    light,
  };
}

const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (element(id));
