import type { GameType } from "#platform/contract/play/game-types.ts";
import { codeOf } from "../code-of.ts";
import { ledBy, readLooks, readSeries, readTable } from "../read-table.ts";
import type { CatalogueGame } from "../types.ts";

/**
 * Reads the games of one type without reels, a game a line. The fields are: name | vendor class
 * palette font release setting [series] | icons of the cover, highest pay first.
 */
export function tableGames(gameType: GameType, table: string): CatalogueGame[] {
  return readTable(table).map(({ name, facts, icons, lead }) => {
    const [vendor = "", gameClassify = "", palette = "", font = "", releasedAt = "", ...more] =
      facts;
    const [setting = "", series] = more;
    return {
      code: codeOf(name),
      name,
      vendor,
      gameType,
      gameClassify,
      ...readLooks(name, { palette, font, setting }),
      icons: ledBy(lead, icons),
      ...(series && { seriesIcon: readSeries(name, series) }),
      releasedAt,
    };
  });
}
