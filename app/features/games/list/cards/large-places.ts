/** With fewer games a large tile would leave holes around it. */
const FEWEST = 9;
const PAGE = 12;
const PLACES = [0, 4];

/** Whether a mosaic's tile is twice as large: the first and the fifth of every twelve. */
export function isLargePlace(index: number, games: number): boolean {
  if (games < FEWEST) return false;
  const first = index - (index % PAGE);
  const isWhole = games - first >= PAGE;
  return isWhole ? PLACES.includes(index - first) : index === 0;
}
