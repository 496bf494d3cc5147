import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../media/icon.tsx";
import { moveRow, type RowEnds, rowEnds, scrollerOf, showInRow } from "./row-scroll.ts";
import * as s from "./scroller.css.ts";

/** How much of a row stays visible before the selected item, in pixels. */
const BEFORE_CURRENT = 60;

type Props = {
  words: { back: string; on: string };
  /** "plain" wraps where there is room instead of scrolling; "slides" all have one width. */
  kind?: "list" | "plain" | "slides";
  children: ReactNode;
};

/**
 * A row that scrolls by touch, wheel and keyboard; an arrow shows only when the row can scroll in
 * its direction.
 */
export function Scroller({ words, kind = "list", children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });
  useEffect(() => watchEnds(list.current!, setEnds), []);
  const fits = ends.isStart && ends.isEnd;
  const move = (direction: 1 | -1) => moveRow(list.current!, direction, 0.8);
  return (
    <div className={s.window}>
      {!fits && (
        <button
          type="button"
          className={s.arrow}
          aria-label={words.back}
          disabled={ends.isStart}
          onClick={() => move(-1)}
        >
          <Icon name="chevron-left" size={18} />
        </button>
      )}
      <ul ref={list} className={s.row[kind]}>
        {children}
      </ul>
      {!fits && (
        <button
          type="button"
          className={s.arrow}
          aria-label={words.on}
          disabled={ends.isEnd}
          onClick={() => move(1)}
        >
          <Icon name="chevron-right" size={18} />
        </button>
      )}
    </div>
  );
}

function watchEnds(element: HTMLElement, tell: (ends: RowEnds) => void) {
  const look = () => tell(rowEnds(element));
  const current = element.querySelector("[aria-current]");
  // An item that is not drawn stands at the screen's corner, far off in a right-to-left row.
  if (current?.getClientRects().length) showInRow(scrollerOf(element), current, BEFORE_CURRENT);
  const observer = new ResizeObserver(look);
  observer.observe(element);
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", look);
  };
}
