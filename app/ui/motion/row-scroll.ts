export type RowEnds = { isStart: boolean; isEnd: boolean };

/** Nearer to an end than this is at it. */
const NEAR = 8;

/** Whether a row that scrolls stands at its ends; one that is read from the right counts below zero. */
export function rowEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): RowEnds {
  const passed = Math.abs(scrollLeft);
  return { isStart: passed < NEAR, isEnd: passed + clientWidth > scrollWidth - NEAR };
}

const isFromRight = (row: HTMLElement) => getComputedStyle(row).direction === "rtl";

/** Moves a row on in the direction of reading, or back, by a share of what is seen of it. */
export function moveRow(row: HTMLElement, direction: 1 | -1, share: number): void {
  const reading = isFromRight(row) ? -1 : 1;
  row.scrollBy({ left: direction * reading * row.clientWidth * share, behavior: "smooth" });
}

/** Lets an item stand near the row's beginning, with some of what comes before it in sight. */
export function showInRow(row: HTMLElement, item: Element, before: number): void {
  const [place, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += isFromRight(row)
    ? own.right - place.right + before
    : own.left - place.left - before;
}
