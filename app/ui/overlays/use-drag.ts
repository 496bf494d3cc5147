import { type RefObject, useEffect } from "react";
import { type Box, keepOnScreen, type Point } from "./keep-on-screen.ts";

export type DragWords = { move: string };

const STEP = 16;
const LARGE_STEP = 96;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the dialog's panel: by its head with the pointer, by its handle with the arrow keys. */
export function useDrag(handle: RefObject<HTMLButtonElement | null>) {
  useEffect(() => makeMovable(handle.current!), [handle]);
}

function makeMovable(handle: HTMLButtonElement) {
  const head = handle.parentElement!;
  const panel = head.closest<HTMLElement>("[data-panel]")!;
  const listening = new AbortController();
  const { signal } = listening;
  let at: Point = { x: 0, y: 0 };
  // Even a transition of a millisecond would make the box lag behind the panel's move.
  panel.style.transition = "none";
  const moveTo = (wanted: Point) => {
    at = keepOnScreen(wanted, homeOf(panel, at), { width: innerWidth, height: innerHeight });
    panel.style.translate = `${at.x}px ${at.y}px`;
  };
  // Where the handle is hidden, the dialog is a sheet across the screen and does not move.
  const begin = () => (handle.offsetWidth > 0 ? { start: at, moveTo } : undefined);
  listenToPointer(head, signal, begin);
  handle.addEventListener(
    "keydown",
    (event) => {
      const [x, y] = arrows[event.key] ?? [0, 0];
      if (!x && !y && event.key !== "Home") return;
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      moveTo(event.key === "Home" ? { x: 0, y: 0 } : { x: at.x + x * step, y: at.y + y * step });
    },
    { signal },
  );
  addEventListener("resize", () => moveTo(at), { signal });
  return () => listening.abort();
}

type Drag = { start: Point; moveTo(point: Point): void };

function listenToPointer(head: HTMLElement, signal: AbortSignal, begin: () => Drag | undefined) {
  let drag: (Drag & { from: Point }) | undefined;
  head.addEventListener(
    "pointerdown",
    (event) => {
      const isButton = (event.target as Element).closest("a, button:not([data-handle])");
      if (event.button !== 0 || isButton) return;
      const begun = begin();
      if (!begun) return;
      drag = { ...begun, from: { x: event.clientX, y: event.clientY } };
      head.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  head.addEventListener(
    "pointermove",
    (event) => {
      if (!drag) return;
      const { start, from } = drag;
      drag.moveTo({ x: start.x + event.clientX - from.x, y: start.y + event.clientY - from.y });
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    head.addEventListener(end, () => (drag = undefined), { signal });
  }
}

/** The panel's position before it was moved. */
function homeOf(panel: HTMLElement, at: Point): Box {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return { left: left - at.x, top: top - at.y, right: right - at.x, bottom: bottom - at.y };
}
