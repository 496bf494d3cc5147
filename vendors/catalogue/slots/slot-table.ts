import { codeOf } from "../code-of.ts";
import { materialOf } from "../materials.ts";
import { ledBy, readLooks, readTable } from "../read-table.ts";
import type { CatalogueGame } from "../types.ts";

/**
 * Reads the slots of one class, a game a line: name | vendor palette font release setting | icons.
 * The icons are the wild, the scatter and four others, highest pay first. The first of the four leads
 * the cover, or the one with a star.
 */
export function slotTable(gameClassify: string, table: string): CatalogueGame[] {
  return readTable(table).map(({ name, facts, icons, lead }) => {
    const [vendor = "", palette = "", font = "", releasedAt = "", setting = ""] = facts;
    const [wild, scatter, first, second, third, fourth] = icons;
    if (!wild || !scatter || !first || !second || !third || !fourth) {
      throw new Error(`${name} needs six icons`);
    }
    const looks = readLooks(name, { palette, font, setting });
    return {
      code: codeOf(name),
      name,
      vendor,
      gameType: "RNG",
      gameClassify,
      ...looks,
      icons: ledBy(lead, [first, second, third, fourth, wild, scatter]),
      material: materialOf(looks.setting, gameClassify),
      symbols: { wild, scatter, high: [first, second, third, fourth] },
      releasedAt,
    };
  });
}
