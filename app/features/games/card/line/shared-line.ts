/** The most games of short rows that still share a line with a row of suggestions. */
export const MOST_SHORT = 5;

/** "short2" shows its two games whole; "after2" fills the line after two games and scrolls. */
export type Share = `short${1 | 2 | 3 | 4 | 5}` | `after${0 | 1 | 2 | 3 | 4 | 5}`;

/** A row of this many games, which never scrolls. */
export const shortShare = (games: number): Share => `short${games}` as Share;

/** The row that fills a line after this many games of short rows. */
export const restShare = (games: number): Share => `after${games}` as Share;

/** Whether a row shows all of its games at once. */
export const isShort = (share: Share | undefined): boolean => share?.startsWith("short") ?? false;
