import { type Game, NEW_DAYS } from "../../contract/play/games.ts";
import type { games, vendors } from "../../store/schema/catalogue.ts";

export type GameRow = typeof games.$inferSelect;
export type VendorRow = typeof vendors.$inferSelect;

const DAY_MS = 86_400_000;

/** A game is new if it was released after this instant and not later than now. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_DAYS * DAY_MS);
}

/** A game in the form of the contract. */
export function toGame(row: GameRow, vendorName: string, now: Date): Game {
  return {
    gameCode: row.code,
    vassalage: row.vendor,
    vendorName,
    gameType: row.gameType,
    gameClassify: row.gameClassify,
    name: row.name,
    state: row.state,
    seriesIcon: row.seriesIcon,
    rtp: row.rtp,
    minBet: row.minBet,
    minLineNum: row.minLineNum,
    isHot: row.isHot,
    isNew: row.releasedAt > newSince(now) && row.releasedAt <= now,
    hasDemo: row.hasDemo,
    languages: row.languages,
    releasedAt: row.releasedAt.getTime(),
    picture: row.picture,
  };
}
