import type { GameType } from "#platform/contract/play/game-types.ts";
import { electronicPathOf, isElectronic } from "./game-paths.ts";

/**
 * Vendors whose draws are shown on the site's own lottery pages; the Vietnamese ones have pages of
 * their own.
 */
const LOTTERY_PAGES: Partial<Record<string, string>> = {
  TCG_LOTTO_VN: "/vnlottery",
  TCG_SEA: "/lottery",
  ELOTT: "/lottery",
  LOTT: "/lottery",
};

/** Names a game. Without a game code it names a vendor's card. */
export type Launchable = {
  gameType: GameType;
  vendor: string;
  gameCode?: string | undefined;
  /** "VASSALAGE" means that the card stands for all of the vendor's games. */
  isGame?: string | undefined;
  defaultPlayType?: string | undefined;
};

export type LaunchTarget = {
  kind: "login" | "lottery" | "vendorGames" | "page" | "play";
  to: string;
};

/**
 * The target of a game or of a vendor's card (specification, section 4 "Game launch"). Lists of
 * games are open to everybody. For real play a guest logs in first and then returns.
 */
export function launchTarget(item: Launchable, isMember: boolean): LaunchTarget {
  const target = targetOf(item);
  if (isMember || target.kind === "vendorGames" || target.kind === "page") return target;
  return { kind: "login", to: `/login?to=${encodeURIComponent(target.to)}` };
}

function targetOf(item: Launchable): LaunchTarget {
  const { gameType, vendor, gameCode, isGame } = item;
  if (isGame === "VASSALAGE") return { kind: "vendorGames", to: vendorGamesPath(vendor) };
  if (gameType === "LOTT" || gameType === "ELOTT") return lotteryTarget(item);
  if (gameCode === undefined && isElectronic(gameType)) {
    return { kind: "page", to: `${electronicPathOf(gameType)}?vassalage=${vendor}` };
  }
  return { kind: "play", to: playPath(item) };
}

function lotteryTarget(item: Launchable): LaunchTarget {
  const { vendor, gameCode, defaultPlayType } = item;
  const page = LOTTERY_PAGES[vendor];
  if (!page) return { kind: "play", to: playPath(item) };
  const query = queryOf({ gameCode, vendor, playType: defaultPlayType });
  return { kind: "lottery", to: page + query };
}

/** The frame in which an external game plays. */
function playPath({ gameType, vendor, gameCode, defaultPlayType: playType }: Launchable): string {
  // DS88 has no page of its own: its address finds the arena and starts it.
  if (gameType === "COCKFIGHT" && gameCode === undefined) return "/cockfight";
  const query = queryOf(gameCode === undefined ? { vendor, playType } : { gameCode, playType });
  if (gameType === "SPORTS") return `/fbsports${query}`;
  if (gameType === "ESPORTS" || gameType === "LOTT" || gameType === "ELOTT") {
    return `/seamless${query}`;
  }
  return `/game${query}`;
}

export const vendorGamesPath = (vendor: string): string => `/vendor/${vendor}`;

/** The query string of the values that are set. */
function queryOf(values: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  return params.size > 0 ? `?${params}` : "";
}
