import { pictureWords } from "#vendors/pictures/picture-words.ts";
import type { Skin } from "./skin.ts";

/** What a symbol shows, in words. */
export function symbolName({ symbols }: Skin, language: string, symbol: string): string {
  const words = pictureWords(language);
  const figure =
    "figures" in symbols && symbol !== "W"
      ? Object.entries(symbols.figures).find(([name]) => name === symbol)?.[1]
      : undefined;
  return figure ? words.figures[figure] : (words.symbols[symbol] ?? symbol);
}
