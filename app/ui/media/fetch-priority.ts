/**
 * The browser's fetch order within a view. React 18 passes the attribute only in its HTML spelling.
 */
export const FETCH_FIRST = { fetchpriority: "high" };
export const FETCH_LAST = { fetchpriority: "low" };
