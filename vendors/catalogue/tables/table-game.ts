import type { GameType } from "#platform/contract/games.ts";
import { codeOf } from "../code-of.ts";
import { type PaletteName, palettes } from "../palettes.ts";
import type { CatalogueGame } from "../types.ts";

/** Name, vendor, class, palette, font and release date of a game without reels. */
export type TableRow = [
  name: string,
  vendor: string,
  gameClassify: string,
  palette: PaletteName,
  font: CatalogueGame["font"],
  releasedAt: string,
];

/** Turns the rows of one game type into games. */
export function tableGames(gameType: GameType, rows: TableRow[]): CatalogueGame[] {
  return rows.map(([name, vendor, gameClassify, palette, font, releasedAt]) => ({
    code: codeOf(name),
    name,
    vendor,
    gameType,
    gameClassify,
    palette: palettes[palette],
    font,
    releasedAt,
  }));
}
