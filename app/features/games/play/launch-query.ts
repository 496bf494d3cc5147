import { gameCode as codeOfGame } from "#platform/contract/play/game-code.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";

export type LaunchMode = "real" | "demo";

/** What the address of a game frame asks for. */
export type LaunchQuery = {
  gameCode?: string;
  vendor?: string;
  playType?: string;
  gameType?: GameType;
  mode: LaunchMode;
};

/** What each frame plays where its address names no game: the type, and the vendor if it has one. */
const FRAMES: Partial<Record<string, { gameType?: GameType; vendor?: string }>> = {
  "/lottery": { gameType: "LOTT" },
  // Spelt so in links that are about.
  "/lottert": { gameType: "LOTT" },
  "/sealottery": { gameType: "LOTT", vendor: "TCG_SEA" },
  "/vnlottery": { gameType: "LOTT", vendor: "TCG_LOTTO_VN" },
  "/fbsports": { gameType: "SPORTS" },
  "/cockfight": { gameType: "COCKFIGHT", vendor: "DS88" },
};

export function readLaunchQuery(pathname: string, params: URLSearchParams): LaunchQuery {
  const frame = FRAMES[pathname.toLowerCase().replace(/\/+$/, "")] ?? {};
  const gameCode = codeOfGame.safeParse(params.get("gameCode")).data;
  const vendor = readWord(params.get("vendor")) ?? frame.vendor;
  const playType = readWord(params.get("playType"));
  // A vendor that the address names plays what it has, of whatever type.
  const gameType = params.has("vendor") ? undefined : frame.gameType;
  return {
    ...(gameCode && { gameCode }),
    ...(vendor && { vendor }),
    ...(playType && { playType }),
    ...(gameType && { gameType }),
    mode: params.get("mode") === "demo" ? "demo" : "real",
  };
}

/** Vendors and ways to play are short words; anything else in an address is as good as nothing. */
function readWord(text: string | null): string | undefined {
  return text && /^[\w.-]{1,40}$/.test(text) ? text : undefined;
}
