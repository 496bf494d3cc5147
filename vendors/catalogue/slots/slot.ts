import { codeOf } from "../code-of.ts";
import { type PaletteName, palettes } from "../palettes.ts";
import type { CatalogueGame } from "../types.ts";

/** Name, vendor, palette, font, release date; icons: wild, scatter, four from the dearest. */
export type SlotRow = [
  name: string,
  vendor: string,
  palette: PaletteName,
  font: CatalogueGame["font"],
  releasedAt: string,
  icons: string,
];

/** Turns the rows of one class into games; the icons are six names separated by spaces. */
export function slots(gameClassify: string, rows: SlotRow[]): CatalogueGame[] {
  return rows.map(([name, vendor, palette, font, releasedAt, icons]) => {
    const [wild, scatter, first, second, third, fourth] = icons.split(" ");
    if (!wild || !scatter || !first || !second || !third || !fourth) {
      throw new Error(`${name} needs six icons`);
    }
    return {
      code: codeOf(name),
      name,
      vendor,
      gameType: "RNG",
      gameClassify,
      palette: palettes[palette],
      font,
      symbols: { wild, scatter, high: [first, second, third, fourth] },
      releasedAt,
    };
  });
}
