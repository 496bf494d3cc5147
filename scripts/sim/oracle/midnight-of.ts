const DAY = 86_400_000;
/** Mexico City has had no summer time since 2022. */
const OFFSET = -6 * 3_600_000;

/** The start of the simulated merchant's day. */
export const midnightOf = (now: number) => Math.floor((now + OFFSET) / DAY) * DAY - OFFSET;
