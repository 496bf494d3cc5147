import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { playClock, realityAnswer } from "#platform/contract/members/protection/protection.ts";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { boardNotesFor } from "../../boards/notes.server.ts";

const played = z.object({ game: z.string().max(60), type: z.enum(GAME_TYPES) });

/**
 * The clock of the member's sitting, and their board that the game counts for; null for a guest and for
 * play money.
 */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  if (!(await isForMoney(site))) return { now: Date.now(), clock: null, board: null };
  const game = played.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
  const [clock, board] = await Promise.all([
    site.ask(playClock, {}),
    game.success ? boardOf(site, game.data) : null,
  ]);
  return { now: Date.now(), clock, board };
}

/** The first board that the game counts for and in which the member has a place. */
async function boardOf(site: Site, { game, type }: z.output<typeof played>) {
  const notes = await boardNotesFor(site, { gameType: type, gameCode: game });
  return notes.find(({ own }) => own?.place != null) ?? null;
}

/** Answers the reminder: play goes on. */
export async function action(args: ActionFunctionArgs) {
  requireOwnOrigin(args.request);
  const site = await guardedSite(args);
  if (await isForMoney(site)) await site.ask(realityAnswer, {});
  return { ok: true };
}

async function isForMoney(site: Site): Promise<boolean> {
  const member = await site.member();
  return member !== null && member.type !== ACCOUNT_TYPE.trial;
}
