export type RowEnds = { isStart: boolean; isEnd: boolean };

/** A row nearer to an end than this counts as being at it. */
const NEAR = 8;

/** Which ends a scrolling row has reached. A right-to-left row counts from zero downwards. */
export function rowEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): RowEnds {
  const passed = Math.abs(scrollLeft);
  return { isStart: passed < NEAR, isEnd: passed + clientWidth > scrollWidth - NEAR };
}

/** What scrolls a row: itself, or the line that it shares with other rows. */
export function scrollerOf(row: HTMLElement): HTMLElement {
  const isShared = getComputedStyle(row).overflowX === "visible";
  return (isShared && row.closest<HTMLElement>("[data-line]")) || row;
}

const isFromRight = (row: HTMLElement) => getComputedStyle(row).direction === "rtl";

/** Moves a row in the reading direction, or back, by a share of its visible width. */
export function moveRow(row: HTMLElement, direction: 1 | -1, share: number): void {
  const reading = isFromRight(row) ? -1 : 1;
  row.scrollBy({ left: direction * reading * row.clientWidth * share, behavior: "smooth" });
}

/** Scrolls an item near the row's beginning, and keeps some of what precedes it visible. */
export function showInRow(row: HTMLElement, item: Element, before: number): void {
  const [place, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += isFromRight(row)
    ? own.right - place.right + before
    : own.left - place.left - before;
}
