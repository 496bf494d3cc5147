import { iconName } from "#vendors/pictures/icon-names.ts";
import { pictureWords } from "#vendors/pictures/picture-words.ts";
import { figureWords } from "../figures/figure-words.ts";
import type { Skin } from "./skin.ts";

/** What a symbol shows, in words. The wild is named by what it does. */
export function symbolName({ symbols }: Skin, language: string, symbol: string): string {
  if ("figures" in symbols && symbol !== "W") {
    const [, figure] = Object.entries(symbols.figures).find(([name]) => name === symbol) ?? [];
    if (figure) return figureWords(language)[figure];
  }
  if ("icons" in symbols && /^H\d$/.test(symbol)) {
    const [, icon] = Object.entries(symbols.icons).find(([name]) => name === symbol) ?? [];
    const name = icon ? iconName(icon, language) : null;
    if (name) return name;
  }
  const { symbols: named } = pictureWords(language);
  const [kind = "", value] = symbol.split("-");
  return value ? `${named[kind]} ×${value}` : (named[symbol] ?? symbol);
}
