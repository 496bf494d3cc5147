import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { originAt } from "#app/request/brand/brand.server.ts";
import { gamesPath } from "#app/request/offers/offered-types.server.ts";
import { offersGames } from "#app/request/offers/offers-games.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  type Game,
  gameDemo,
  gameLaunch,
  gameList,
  gameOne,
  gameSuggestions,
  hotGames,
} from "#platform/contract/play/games.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { inBrandsOrder } from "#themes/game-types.ts";
import { toCardGame } from "../card/card-game.ts";
import { chooseLaunchCdn } from "../launch/choose-launch-cdn.ts";
import { listPathOf } from "../launch/game-paths.ts";
import { launchTarget } from "../launch/launch-target.ts";
import { type LaunchQuery, readLaunchQuery } from "./launch-query.ts";

const SUGGESTED = 6;
export type NoGameReason =
  | "maintenance"
  | "trial"
  | "unreachable"
  | "gone"
  | "noDemo"
  | "law"
  | "identity"
  | "listed"
  | "held"
  | "leaving"
  | "register"
  | "break"
  | "session"
  | "busy";

/**
 * Opens the game that the frame's address names, or says why not and suggests others. A guest may
 * play a demo; for real play the guest logs in first and returns here.
 */
export async function launch(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const url = new URL(args.request.url);
  const asked = readLaunchQuery(url.pathname, url.searchParams);
  if ((await site.refused()).includes("play")) return noGame(site, "law");
  const found = await findGame(site, asked).catch(reasonOf);
  if (found === null) throw redirect(await gamesPath(site));
  if (typeof found === "string") return noGame(site, found);
  if (!offersGames(site.brand.config, [found.gameType])) return noGame(site, "gone");
  if (found.state === "maintenance") return noGame(site, "maintenance", found);
  if (asked.mode === "real") await leadOn(site, url, found, asked);
  try {
    return await opened(site, args, found, asked);
  } catch (error) {
    return noGame(site, reasonOf(error), found);
  }
}
export type LaunchData = Awaited<ReturnType<typeof launch>>;

/**
 * The game of the address, or the vendor's most popular one; null when the address names nothing.
 */
async function findGame(site: Site, asked: LaunchQuery): Promise<Game | NoGameReason | null> {
  const { language } = site;
  if (asked.gameCode) return site.ask(gameOne, { gameCode: asked.gameCode, language });
  if (!asked.vendor && !asked.gameType) return null;
  const { config } = site.brand;
  if (asked.gameType && !offersGames(config, [asked.gameType])) return "gone";
  const { games } = await site.ask(gameList, {
    clientType: "3",
    ...(asked.gameType ? { gameType: asked.gameType } : { gameTypes: config.gameTypes }),
    ...(asked.vendor && { vassalage: asked.vendor }),
    sort: "popular",
    language,
    pageNo: 1,
    pageSize: SUGGESTED,
  });
  return (
    games.find(({ state }) => state === "open") ??
    games[0] ??
    (asked.vendor ? "gone" : "maintenance")
  );
}

/** Redirects to the login dialog, or to the frame that this game belongs in. */
async function leadOn(site: Site, url: URL, game: Game, asked: LaunchQuery) {
  const item = { ...game, vendor: game.vassalage, defaultPlayType: asked.playType };
  const isMember = (await site.member()) !== null;
  const target = launchTarget(item, isMember);
  if (target.kind === "login") throw redirect(target.to);
  if (target.to.split("?")[0] !== url.pathname.toLowerCase()) throw redirect(target.to);
}

async function opened(site: Site, args: LoaderFunctionArgs, game: Game, asked: LaunchQuery) {
  const { request, context } = args;
  const { origin } = new URL(request.url);
  const backTo = listPathOf(game.gameType);
  const ask = {
    gameCode: game.gameCode,
    language: site.language,
    platform: isPhone(request) ? ("html5" as const) : ("html5-desktop" as const),
    backUrl: `${origin}${backTo}`,
    ...(asked.playType && { playType: asked.playType }),
  };
  if (asked.mode === "demo" && !game.hasDemo) return noGame(site, "noDemo", game);
  const answer =
    asked.mode === "demo"
      ? { ...(await site.ask(gameDemo, ask)), isDemo: true, carriedAt: null }
      : await site.ask(gameLaunch, { ...ask, cashierUrl: `${origin}/member/deposit` });
  return {
    url: chooseLaunchCdn(
      answer.url,
      await launchCdns(site, request, context.frameOrigins),
      Math.random,
    ),
    isDemo: answer.isDemo,
    /** When the balance moved into the vendor's purse; leaving the page brings it back. */
    carriedAt: answer.carriedAt,
    backTo,
    realTo: await realPath(site, game, asked),
    game: { name: game.name, gameCode: game.gameCode, gameType: game.gameType },
    title: wordsOf(site, "games").titled(game.name),
  };
}

/**
 * The path from play money to real money: the login dialog for a guest, sign-up for a trial
 * account.
 */
async function realPath(site: Site, game: Game, asked: LaunchQuery): Promise<string> {
  const isMember = (await site.member()) !== null;
  if (isMember && asked.mode === "real") return "/register";
  const item = { ...game, vendor: game.vassalage, defaultPlayType: asked.playType };
  return launchTarget(item, isMember).to;
}

/** The launch hosts of the brand and the platform that a page may frame. */
async function launchCdns(site: Site, request: Request, frameOrigins: readonly string[]) {
  const own = site.brand.config.launchGameCDNs;
  const { launchGameCDNs } = await site.status();
  const allowed = [...own, ...frameOrigins];
  const named = launchGameCDNs.map((host) => originAt(host, request));
  return [...new Set([...own, ...named])].filter((cdn) => allowed.includes(cdn));
}

/** No other game would open, or none is wanted. */
const WITHOUT_OTHERS: NoGameReason[] = ["trial", "noDemo", "break", "session"];

/** Why nothing opened, with up to six games that would open. */
async function noGame(site: Site, reason: NoGameReason, game?: Game) {
  const { t, titled } = wordsOf(site, "games");
  return {
    url: null,
    reason,
    backTo: game ? listPathOf(game.gameType) : await gamesPath(site),
    game: game ? { name: game.name, gameCode: game.gameCode, hasDemo: game.hasDemo } : null,
    popular: WITHOUT_OTHERS.includes(reason) ? [] : await suggestions(site, game),
    title: titled(t(`play.${reason}Title`)),
  };
}

function reasonOf(error: unknown): NoGameReason {
  if (error instanceof Unknown) return "unreachable";
  if (!(error instanceof Refusal)) throw error;
  if (error.code === "in_need_true_account") return "trial";
  if (error.code === "game_unknown") return "gone";
  if (error.code === "not_allowed_here") return "law";
  if (error.code === "identity_required") return "identity";
  if (error.code === "on_break") return "break";
  if (error.code === "register_listed") return "listed";
  if (error.code === "account_held") return "held";
  if (error.code === "account_leaving") return "leaving";
  if (error.code === "register_unreachable") return "register";
  if (error.code === "checks_unreachable") return "unreachable";
  if (error.code === "session_needed") return "session";
  return error.code === "game_maintenance" ? "maintenance" : "busy";
}

async function suggestions(site: Site, game: Game | undefined) {
  const { language, brand } = site;
  const { gameTypes } = brand.config;
  const asked = game
    ? site
        .ask(gameSuggestions, { gameCode: game.gameCode, gameTypes, language })
        .then(({ games }) => games)
    : site
        .ask(hotGames, { language })
        .then((groups) => inBrandsOrder(groups, gameTypes, ({ gameType }) => gameType))
        .then((groups) => groups.flatMap(({ games }) => games));
  const games = await asked.catch(() => []);
  return games
    .filter(({ state }) => state === "open")
    .slice(0, SUGGESTED)
    .map(toCardGame);
}

function isPhone(request: Request): boolean {
  const hint = request.headers.get("sec-ch-ua-mobile");
  return hint ? hint === "?1" : /Mobi/.test(request.headers.get("user-agent") ?? "");
}
