import type { DrawPlay } from "../../contract/club/gifts/draws.ts";
import type { drawPlays } from "../../store/schema/draw.ts";

export type PlayRow = typeof drawPlays.$inferSelect;

/** A play as its member sees it. */
export function toPlay(row: PlayRow): DrawPlay {
  const { id, draw, day, clientSeed, nonce, number, drawn, prize, cash, points, createdAt } = row;
  return {
    ...{ id, draw, day, clientSeed, nonce, number, drawn, cash, points },
    ...{ key: prize, at: createdAt.getTime() },
  };
}

/** True for a play that was paid with points. */
export const isBought = ({ ticket }: Pick<PlayRow, "ticket">): boolean =>
  ticket.startsWith("points:");

/** The text under the day's seed that names a play; each has its own. */
export const issueOf = ({
  day,
  member,
  clientSeed,
  nonce,
}: Pick<PlayRow, "day" | "member" | "clientSeed" | "nonce">): string =>
  `${day}:${member}:${clientSeed}:${nonce}`;
