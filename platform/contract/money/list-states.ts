/** How a member narrows a list of deposits or withdrawals: under way, completed, or ended without money. */
export const LIST_STATES = ["open", "done", "ended"] as const;
export type ListState = (typeof LIST_STATES)[number];
