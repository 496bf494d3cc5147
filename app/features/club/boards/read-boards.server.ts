import type { Site } from "#app/request/site.server.ts";
import { leaderboard, leaderboards } from "#platform/contract/club/boards.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

/** Every board that runs or is announced. */
export async function readBoards(site: Site) {
  const { language } = site;
  const { standing, list } = await site.ask(leaderboards, { language }, { isPersonal: true });
  return { standing, list, one: null };
}

/** One board and its last period; 404 for one that is not held. Nothing is shown in a break. */
export async function readBoard(site: Site, board: string) {
  const { language } = site;
  try {
    const { standing, ...one } = await site.ask(
      leaderboard,
      { board, language },
      { isPersonal: true },
    );
    return { standing, list: [], one };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== "on_break") throw new Response(null, { status: 404 });
    return { standing: "break" as const, list: [], one: null };
  }
}
