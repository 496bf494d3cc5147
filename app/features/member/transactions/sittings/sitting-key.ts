type Sitting = { startedAt: number; game: { code: string } };

/** The name of a sitting in an address: when it began, and its game. */
export const sittingKeyOf = ({ startedAt, game }: Sitting) => `${startedAt}~${game.code}`;

/** The id of its row on the page. */
export const sittingRowId = ({ startedAt, game }: Sitting) => `s-${startedAt}-${game.code}`;
