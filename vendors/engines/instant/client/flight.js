// @ts-check
/** @import { Board, Parts, RoundView } from "./types.ts" */
import { element, fill } from "../../shared/client/elements.js";
import { heightAt, readTarget, secondsTo } from "./climb.js";
import { createCurve } from "./curve.js";
import { figuresOf } from "./times.js";

const REST_MS = 650;
const SHARE = 97;

/**
 * A craft that climbs until its flight ends; the exit is set before.
 * @param {Parts} parts
 * @returns {Board}
 */
export function createFlight({ words, facts, locale, times, sounds, show }) {
  const { least, most } = facts.targets ?? { least: 101, most: 100_000 };
  const input = /** @type {HTMLInputElement} */ (element("target"));
  const quick = /** @type {HTMLButtonElement[]} */ ([
    ...element("pick").querySelectorAll("button"),
  ]);
  const [counter, tag] = [element("counter"), element("exit-tag")];
  const canvas = /** @type {HTMLCanvasElement} */ (element("curve"));
  const curve = createCurve(canvas, element("craft"));
  /** What the sky shows when nothing moves. */
  let shown = { seconds: 0, target: 200, isOut: false, isOver: false };

  function target() {
    const typed = readTarget(input.value);
    return typed !== null && typed >= least && typed <= most ? typed : null;
  }

  const chance = (/** @type {number} */ wanted) =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: wanted >= 1_000 ? 2 : 1,
    }).format(SHARE / wanted);

  function tell() {
    const wanted = target();
    input.setAttribute("aria-invalid", String(wanted === null));
    element("odds").textContent =
      wanted === null
        ? fill(words.needPick, {
            least: figuresOf(locale, least, 2),
            most: figuresOf(locale, most, 0),
          })
        : fill(words.parts.chance ?? "", { chance: chance(wanted) });
    for (const button of quick)
      button.setAttribute("aria-pressed", String(Number(button.dataset.target) === wanted));
    if (wanted === null) return;
    tag.textContent = fill(words.parts.out ?? "", { target: times(wanted, 2) });
  }

  /** @param {string} tone */
  const tint = (tone) => {
    element("stage").dataset.flight = tone;
  };

  function draw() {
    counter.textContent = times(Math.floor(heightAt(shown.seconds) + 1e-6), 2);
    curve.draw(shown.seconds, shown);
  }

  function ground() {
    shown = { seconds: 0, target: target() ?? 200, isOut: false, isOver: false };
    tint("ground");
    draw();
  }

  /** @param {RoundView} view */
  function finish({ pick, drawn, times: paid }) {
    const end = drawn?.[0] ?? 100;
    shown = { seconds: secondsTo(end), target: Number(pick), isOut: paid > 0, isOver: true };
    tint(paid > 0 ? "won" : "lost");
    curve.draw(shown.seconds, shown);
    counter.textContent = times(end, 2);
  }

  input.addEventListener("input", () => {
    tell();
    ground();
  });
  for (const button of quick)
    button.addEventListener("click", () => {
      if (input.disabled) return;
      input.value = figuresOf(locale, Number(button.dataset.target), 2);
      sounds.press();
      tell();
      ground();
    });
  new ResizeObserver(() => curve.draw(shown.seconds, shown)).observe(canvas);
  tell();
  ground();

  return {
    pick() {
      const wanted = target();
      return wanted === null ? null : String(wanted);
    },
    put(pick) {
      input.value = figuresOf(locale, Number(pick), 2);
      tell();
      ground();
    },
    lock(isLocked) {
      input.disabled = isLocked;
      for (const button of quick) button.disabled = isLocked;
    },
    playing: (pick) => fill(words.playing, { target: times(Number(pick), 2) }),
    start: ground,
    async land(view) {
      const end = view.drawn?.[0] ?? 100;
      const wanted = Number(view.pick);
      const seconds = secondsTo(end);
      tint("air");
      let heard = 0;
      await show.run(seconds * 1_000, (part) => {
        const now = seconds * part;
        const height = heightAt(now);
        const isOut = height >= wanted && end >= wanted;
        if (isOut && !shown.isOut) {
          sounds.win();
          tint("won");
        }
        if (Math.floor(now * 3) > heard) {
          heard = Math.floor(now * 3);
          sounds.rise(heard);
        }
        shown = { seconds: now, target: wanted, isOut, isOver: false };
        draw();
      });
      finish(view);
      if (view.times === 0) sounds.bust();
      await show.wait(REST_MS);
    },
    place: finish,
    giveUp: ground,
  };
}
