import type { Site } from "#app/request/site.server.ts";
import type { BoardNote } from "#platform/contract/club/boards.ts";
import { boardNotes } from "#platform/contract/club/boards.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

/** Which games a note stands beside: all, those of a type, or one. */
export type Beside = { gameType?: GameType; gameCode?: string };

const MOST = 2;

/**
 * The boards that run or begin soon and for which these games count, two at most. The guests' answer is
 * shared, and only where it has such boards the member is asked for. None in a break, where the law
 * forbids them, or while nobody answers.
 */
export async function boardNotesFor(site: Site, beside: Beside): Promise<BoardNote[]> {
  const { language } = site;
  if ((await site.refused()).includes("missions")) return [];
  const ask = (isPersonal: boolean) => site.ask(boardNotes, { language }, { isPersonal });
  try {
    const fitting = chosen((await ask(false)).list, beside);
    if (fitting.length === 0 || (await site.member()) === null) return fitting;
    return chosen((await ask(true)).list, beside);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unknown) return [];
    throw error;
  }
}

function chosen(list: readonly BoardNote[], beside: Beside): BoardNote[] {
  const fitting = list.filter((note) => counts(note, beside));
  return fitting.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST);
}

/** The member's places first, then tournaments. */
const weightOf = ({ own, isTournament }: BoardNote): number =>
  (own?.place != null ? 2 : 0) + (isTournament ? 1 : 0);

function counts({ gameTypes, games }: BoardNote, { gameType, gameCode }: Beside): boolean {
  if (gameType && gameTypes && !gameTypes.includes(gameType)) return false;
  return !(gameCode && games && !games.includes(gameCode));
}
