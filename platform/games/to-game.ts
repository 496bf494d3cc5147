import type { Game } from "../contract/games.ts";
import type { games, vendors } from "../store/schema/catalogue.ts";

export type GameRow = typeof games.$inferSelect;
export type VendorRow = typeof vendors.$inferSelect;

const NEW_DAYS = 60;

/** A game as the contract carries it; it counts as new for 60 days after its release. */
export function toGame(row: GameRow, vendorName: string, now: Date): Game {
  const ageDays = (now.getTime() - row.releasedAt.getTime()) / 86_400_000;
  return {
    gameCode: row.code,
    vassalage: row.vendor,
    vendorName,
    gameType: row.gameType,
    gameClassify: row.gameClassify,
    name: row.name,
    rtp: row.rtp,
    minBet: row.minBet,
    minLineNum: row.minLineNum,
    isHot: row.isHot,
    isNew: ageDays >= 0 && ageDays < NEW_DAYS,
    hasDemo: row.hasDemo,
    picture: row.picture,
  };
}
