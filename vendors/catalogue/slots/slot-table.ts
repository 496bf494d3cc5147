import { codeOf } from "../code-of.ts";
import { readLooks, readTable } from "../read-table.ts";
import type { CatalogueGame } from "../types.ts";

/**
 * Reads the slots of one class, a game a line: name | vendor palette font release setting | icons.
 * The icons are the wild, the scatter and four others, highest pay first.
 */
export function slotTable(gameClassify: string, table: string): CatalogueGame[] {
  return readTable(table).map(({ name, facts, icons }) => {
    const [vendor = "", palette = "", font = "", releasedAt = "", setting = ""] = facts;
    const [wild, scatter, first, second, third, fourth] = icons;
    if (!wild || !scatter || !first || !second || !third || !fourth) {
      throw new Error(`${name} needs six icons`);
    }
    return {
      code: codeOf(name),
      name,
      vendor,
      gameType: "RNG",
      gameClassify,
      ...readLooks(name, { palette, font, setting }),
      icons: [first, second, third, fourth, wild, scatter],
      symbols: { wild, scatter, high: [first, second, third, fourth] },
      releasedAt,
    };
  });
}
