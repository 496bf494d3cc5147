import { gameCode as codeOfGame } from "#platform/contract/play/game-code.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { playType as playTypeOf } from "#platform/contract/play/play-type.ts";

export type LaunchMode = "real" | "demo";

/** The query of a game frame's address. */
export type LaunchQuery = {
  gameCode?: string;
  vendor?: string;
  playType?: string;
  gameType?: GameType;
  mode: LaunchMode;
};

/** What a frame plays when its address names no game: the type, and the vendor if it has one. */
const FRAMES: Partial<Record<string, { gameType?: GameType; vendor?: string }>> = {
  "/lottery": { gameType: "LOTT" },
  // A misspelling found in existing links.
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
  const playType = playTypeOf.safeParse(params.get("playType")).data;
  // A vendor named in the address plays its games of any type.
  const gameType = params.has("vendor") ? undefined : frame.gameType;
  return {
    ...(gameCode && { gameCode }),
    ...(vendor && { vendor }),
    ...(playType && { playType }),
    ...(gameType && { gameType }),
    mode: params.get("mode") === "demo" ? "demo" : "real",
  };
}

/** Vendors are short words; anything else in an address is ignored. */
function readWord(text: string | null): string | undefined {
  return text && /^[\w.-]{1,40}$/.test(text) ? text : undefined;
}
