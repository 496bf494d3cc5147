/** What a browser fetches before and after the rest of a view; React 18 knows the attribute only as HTML spells it. */
export const FETCH_FIRST = { fetchpriority: "high" };
export const FETCH_LAST = { fetchpriority: "low" };
