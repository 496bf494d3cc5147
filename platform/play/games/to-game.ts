import { languageChain } from "../../contract/languages/language-tag.ts";
import { type Game, NEW_DAYS } from "../../contract/play/games.ts";
import type { Context } from "../../core/context.ts";
import type { games, vendors } from "../../store/schema/catalogue.ts";

export type GameRow = typeof games.$inferSelect;
export type VendorRow = typeof vendors.$inferSelect;

const DAY_MS = 86_400_000;

/** A game is new if it was released after this instant and not later than now. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_DAYS * DAY_MS);
}

/** A game's name for a reader of that language. */
export function gameName(
  { name, names }: Pick<GameRow, "name" | "names">,
  language: string,
): string {
  if (Object.keys(names).length === 0) return name;
  const known = languageChain(language).find((tag) => names[tag] !== undefined);
  return known === undefined ? name : names[known]!;
}

/** A game in the form of the contract, with its name for the call's language. */
export function toGame(
  row: GameRow,
  vendorName: string,
  { clock, language }: Pick<Context, "clock" | "language">,
): Game {
  const now = clock.now();
  return {
    gameCode: row.code,
    vassalage: row.vendor,
    vendorName,
    gameType: row.gameType,
    gameClassify: row.gameClassify,
    name: gameName(row, language),
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
