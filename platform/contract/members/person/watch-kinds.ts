/** A sanction holds the account; a politically exposed person is flagged to staff. */
export const WATCH_KINDS = ["sanction", "pep"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** What staff made of an entry that names a member. */
export const WATCH_STATES = ["OPEN", "CONFIRMED", "DISMISSED"] as const;
export type WatchState = (typeof WATCH_STATES)[number];
