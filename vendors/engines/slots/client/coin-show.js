// @ts-check
/** @import { Screen, SpinView, Words } from "./types.ts" */
/** @import { Coin } from "./held-cells.js" */
import { element, fill, pause } from "../../shared/client/elements.js";
import { createHeldCells } from "./held-cells.js";

/** How long the free cells turn, then the time between cells that stop, and after the last. */
const PACE = { turnMs: 700, cellMs: 36, coinMs: 320, restMs: 380, introMs: 2_000, fullMs: 2_600 };
const TURBO = { turnMs: 180, cellMs: 8, coinMs: 90, restMs: 120, introMs: 800, fullMs: 1_400 };

/**
 * True when enough coins came to hold them.
 * @param {Pick<SpinView, "coins">} view
 */
export const hasHeldCoins = ({ coins }) => coins !== null && coins.amount !== "0";

/**
 * The screen with every coin that came.
 * @param {Screen} screen
 * @param {readonly Coin[]} coins
 * @returns {Screen}
 */
export const withCoins = (screen, coins) =>
  screen.map((column, reel) =>
    column.map(
      (symbol, row) =>
        coins.find((coin) => coin.reel === reel && coin.row === row)?.symbol ?? symbol,
    ),
  );

/**
 * The respins of held coins: coins stay under a ring, the free cells turn alone, and a counter says
 * how many respins are left. The round is drawn and paid before, so skipping ends only the show.
 * @param {{
 *   words: Words, money: (units: bigint) => string, respins: number,
 *   reels: ReturnType<typeof import("./reels.js").createReels>,
 *   meters: ReturnType<typeof import("./meters.js").createMeters>,
 *   sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>,
 *   banner: ReturnType<typeof import("./win/banner.js").createBanner>,
 * }} options
 */
export function createCoinShow({ words, money, respins, reels, meters, sounds, banner }) {
  let isRunning = false;
  let isSkipped = false;
  let endWait = () => {};

  const wait = (/** @type {number} */ ms) =>
    Promise.race([
      pause(isSkipped ? 0 : ms),
      new Promise((resolve) => {
        endWait = () => resolve(null);
      }),
    ]);

  /** @param {boolean} isOn */
  function run(isOn) {
    isRunning = isOn;
    isSkipped = false;
    document.body.toggleAttribute("data-coins", isOn);
    element("coin-chip").hidden = !isOn;
  }

  /**
   * @param {number} left
   * @param {bigint} won
   */
  function tell(left, won) {
    element("respins-left").textContent = fill(words.respinsLeft, { count: left });
    element("coins-won").textContent = money(won);
    const pips = Array.from({ length: respins }, (_, at) => {
      const pip = document.createElement("i");
      pip.toggleAttribute("data-on", at < left);
      return pip;
    });
    element("pips").replaceChildren(...pips);
  }

  /**
   * What a respin brought.
   * @param {number} count
   * @param {number} left
   * @param {bigint} won
   */
  function newsOf(count, left, won) {
    if (count === 0) return fill(words.respinsLeft, { count: left });
    const text = count > 1 ? words.coinsNewMany : words.coinsNew;
    return fill(text, { count, amount: money(won), left });
  }

  /**
   * @param {SpinView} view
   * @param {NonNullable<SpinView["coins"]>} held
   * @param {{ pace: typeof PACE, onRespin: () => void }} options
   */
  async function play({ screen }, { coins, respins: spins, isFull, full }, { pace, onRespin }) {
    const rows = screen[0]?.length ?? 0;
    const cells = createHeldCells(rows);
    let won = 0n;
    let left = respins;
    const hold = (/** @type {Coin} */ coin) => {
      cells.hold(coin);
      won += BigInt(coin.amount);
    };
    cells.begin(screen.length * rows);
    const own = coins.filter(({ spin }) => spin === 0);
    own.forEach(hold);
    tell(left, won);
    sounds.freeGames();
    const title = fill(words.coinsTitle, { count: own.length });
    meters.say(`${title} ${words.coinsText}`, { isNews: true });
    await banner.pass("pass", { title, text: words.coinsText, symbol: "C", ms: pace.introMs });
    for (let spin = 1; spin <= spins && !isSkipped; spin += 1) {
      const fresh = coins.filter((coin) => coin.spin === spin);
      const after = isFull && spin === spins ? 0 : respins;
      left -= 1;
      tell(left, won);
      meters.say(words.spinning);
      onRespin();
      sounds.start();
      cells.turn();
      await wait(pace.turnMs);
      await cells.stop(fresh, (coin) => {
        if (!coin) return wait(pace.cellMs);
        hold(coin);
        left = after;
        tell(left, won);
        sounds.scatter(fresh.indexOf(coin) + 1);
        return wait(pace.coinMs);
      });
      if (fresh.length === 0) sounds.stop();
      meters.say(newsOf(fresh.length, left, won), { isNews: true });
      await wait(pace.restMs);
    }
    reels.show(withCoins(screen, coins));
    cells.end();
    if (!isFull) return;
    sounds.bigWin();
    const most = fill(words.coinsFull, { amount: money(BigInt(full)) });
    await banner.pass("pass", { title: words.grand, text: most, symbol: "C", ms: pace.fullMs });
  }

  return {
    get isRunning() {
      return isRunning;
    },
    /** Goes on to the end of the respins. */
    skip() {
      if (!isRunning) return;
      isSkipped = true;
      banner.skip();
      endWait();
    },
    /**
     * @param {SpinView} view
     * @param {{ isTurbo: boolean, onChange: () => void, onRespin: () => void }} options what hears
     *   when it begins and ends, and at each respin: the site hides a payout for some seconds only
     */
    async play(view, { isTurbo, onChange, onRespin }) {
      if (!view.coins) return;
      run(true);
      onChange();
      await play(view, view.coins, { pace: isTurbo ? TURBO : PACE, onRespin });
      run(false);
      onChange();
    },
  };
}
