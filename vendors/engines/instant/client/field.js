// @ts-check
/** @import { Board, Parts } from "./types.ts" */
import { element, fill } from "../../shared/client/elements.js";
import { createPlaces, placesOf, placesText, somePlaces } from "./places.js";

const OPEN_MS = 230;
const REST_MS = 500;
const SOME = 3;
const CELLS = 25;

/**
 * A field of cells to mark. All marked cells open one after the other.
 * @param {Parts} parts
 * @returns {Board}
 */
export function createField({ words, facts, times, sounds, show, say }) {
  const fields = facts.fields ?? [];
  const { parts } = words;
  const out = element("mines");
  let mines = Number(out.textContent);
  const most = () => fields[mines - 1]?.length ?? 0;
  const places = createPlaces({
    most,
    onFull: () =>
      say(fill((most() === 1 ? parts.mostOne : parts.most) ?? "", { mines, count: most() }), true),
    onMark: () => {
      close();
      sounds.press();
    },
    onChange: tellOdds,
  });
  const names = places.buttons.map((button) => button.getAttribute("aria-label") ?? "");
  const steps = [
    /** @type {const} */ ([button("fewer"), -1]),
    /** @type {const} */ ([button("more"), 1]),
  ];

  function tellOdds() {
    const count = places.marked().length;
    const paid = fields[mines - 1]?.[count - 1];
    element("odds").textContent =
      paid === undefined
        ? words.ready
        : fill((count === 1 ? parts.paysOne : parts.pays) ?? "", { count, times: times(paid) });
  }

  /** @param {number} to */
  function setMines(to) {
    mines = to;
    out.textContent = String(to);
    steps[0]?.[0].toggleAttribute("disabled", places.isLocked() || to === 1);
    steps[1]?.[0].toggleAttribute("disabled", places.isLocked() || to === fields.length);
    if (places.marked().length > most()) places.put(places.marked().slice(0, most()));
    tellOdds();
  }

  function close() {
    places.buttons.forEach((cell, at) => {
      cell.removeAttribute("data-open");
      cell.removeAttribute("data-seen");
      cell.setAttribute("aria-label", names[at] ?? "");
    });
    document.body.removeAttribute("data-blast");
  }

  /** @param {number} at @param {boolean} isMine @param {"open" | "seen"} how */
  function turn(at, isMine, how) {
    const cell = places.buttons[at];
    cell?.setAttribute(`data-${how}`, isMine ? "mine" : "gem");
    const told = isMine ? parts.isMine : parts.isSafe;
    cell?.setAttribute("aria-label", `${names[at]}, ${told}`);
  }

  /** @param {readonly number[]} drawn */
  function uncover(drawn) {
    const marked = new Set(places.marked());
    for (const at of drawn) if (!marked.has(at)) turn(at, true, "seen");
  }

  for (const [control, by] of steps)
    control.addEventListener("click", () => {
      close();
      sounds.press();
      setMines(Math.min(Math.max(mines + by, 1), fields.length));
    });
  button("some").addEventListener("click", () => {
    if (places.isLocked()) return;
    close();
    sounds.press();
    places.put(somePlaces(CELLS, Math.min(SOME, most())));
  });
  button("clear").addEventListener("click", () => {
    if (places.isLocked()) return;
    close();
    places.put([]);
  });
  setMines(mines);

  return {
    pick() {
      const marked = places.marked();
      return marked.length > 0 ? `${mines}-${placesText(marked)}` : null;
    },
    put(pick) {
      const [count, text] = pick.split("-");
      places.put(placesOf(text ?? ""));
      setMines(Number(count));
    },
    lock(isLocked) {
      places.lock(isLocked);
      setMines(mines);
      for (const id of ["some", "clear"]) button(id).disabled = isLocked;
    },
    playing: () => words.playing,
    start: close,
    async land(view) {
      const { pick, drawn } = view;
      const mined = new Set(drawn ?? []);
      for (const [step, at] of placesOf(pick.split("-")[1] ?? "").entries()) {
        await show.wait(OPEN_MS + (step === 0 ? 120 : 0));
        const isMine = mined.has(at);
        turn(at, isMine, "open");
        if (isMine) {
          document.body.setAttribute("data-blast", "");
          sounds.bust();
          await show.wait(REST_MS);
          break;
        }
        sounds.rise(step);
      }
      await show.wait(OPEN_MS);
      this.place(view);
    },
    place({ pick, drawn }) {
      const marked = placesOf(pick.split("-")[1] ?? "");
      const mined = drawn ?? [];
      for (const at of marked) turn(at, mined.includes(at), "open");
      uncover(mined);
    },
    giveUp: close,
  };
}

const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (element(id));
