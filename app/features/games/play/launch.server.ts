import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireMember } from "#app/server/guards.server.ts";
import { wordsOf } from "#app/server/page-title.server.ts";
import type { Site } from "#app/server/site.server.ts";
import { gameLaunch, hotGames } from "#platform/contract/games.ts";
import { Refusal, Unknown } from "#platform/contract/refusal.ts";
import { toCardGame } from "../card/card-game.ts";

const SUGGESTED = 6;
export type NoGameReason = "maintenance" | "trial" | "unreachable";

/** Opens the game of the address for a member; where it cannot open, says why and what else there is. */
export async function launch(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { origin, searchParams } = new URL(args.request.url);
  const gameCode = searchParams.get("gameCode");
  if (!gameCode || gameCode.length > 64) throw redirect("/rngList");
  const { t, titled } = wordsOf(site, "games");
  try {
    const { url, game } = await site.ask(gameLaunch, {
      gameCode,
      language: site.language,
      platform: isPhone(args.request) ? "html5" : "html5-desktop",
      backUrl: `${origin}/rngList`,
      cashierUrl: `${origin}/member/deposit`,
    });
    return { url, game: { name: game.name }, title: titled(game.name) };
  } catch (error) {
    const reason = reasonOf(error);
    const popular = reason === "trial" ? [] : await suggestions(site);
    return { url: null, reason, popular, title: titled(t(`play.${reason}Title`)) };
  }
}

function reasonOf(error: unknown): NoGameReason {
  if (error instanceof Unknown) return "unreachable";
  if (!(error instanceof Refusal)) throw error;
  return error.code === "in_need_true_account" ? "trial" : "maintenance";
}

async function suggestions(site: Site) {
  const groups = await site.ask(hotGames, { language: site.language }).catch(() => []);
  const games = groups.flatMap((group) => group.games);
  return games.slice(0, SUGGESTED).map(toCardGame);
}

function isPhone(request: Request): boolean {
  const hint = request.headers.get("sec-ch-ua-mobile");
  return hint ? hint === "?1" : /Mobi/.test(request.headers.get("user-agent") ?? "");
}
