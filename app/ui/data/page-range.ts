/** One place in a row of page numbers; a gap stands for at least two pages. */
export type PagePlace = number | "gap";

type Pages = { page: number; totalPages: number; range: number; margin: number };

/**
 * The numbers that a pager shows: `range` pages around the current one and `margin` pages at each
 * end. The range keeps its length near an end. A gap of a single page becomes that page.
 */
export function pageRange({ page, totalPages, range, margin }: Pages): PagePlace[] {
  const last = Math.max(1, totalPages - range + 1);
  const first = Math.min(Math.max(1, page - Math.floor(range / 2)), last);
  const isShown = (number: number) =>
    (number >= first && number < first + range) || number <= margin || number > totalPages - margin;
  const places: PagePlace[] = [];
  for (let number = 1; number <= totalPages; number += 1) {
    const isLone = isShown(number - 1) && isShown(number + 1);
    if (isShown(number) || (isLone && number > 1)) places.push(number);
    else if (places.at(-1) !== "gap") places.push("gap");
  }
  return places;
}
