import type { Icons, Skin } from "../page/skin.ts";

/** The places of icons on the reels, best pay first after wild and scatter. */
export type HighSymbol = keyof Icons;
export type Letter = "A" | "K" | "Q" | "J";
/** From 0, the letter or figure that pays most, to 3. */
export type Rank = 0 | 1 | 2 | 3;

/** What the symbols of a slot are made of, each drawn in a square of 100 by 100. */
export type MaterialKit = {
  /** Filters and gradients, once for all symbols. */
  defs(skin: Skin): string;
  /** An icon worked in the material; wild and scatter leave room for their ribbon. */
  icon(name: string, symbol: HighSymbol, skin: Skin): string;
  letter(letter: Letter, rank: Rank, skin: Skin): string;
  /** A figure that stands free, beside the reels or on the cover: a drawing of 100 by 100, worked. */
  figure(drawn: string, rank: Rank): string;
  /** The colours of a symbol's outline, one of which stands out from any reels. */
  edges(skin: Skin): readonly string[];
};

export const HIGH_SYMBOLS = [
  "W",
  "S",
  "H1",
  "H2",
  "H3",
  "H4",
] as const satisfies readonly HighSymbol[];

/** Wild and scatter have a ribbon at their foot. */
export const hasRibbon = (symbol: HighSymbol): boolean => symbol === "W" || symbol === "S";

export const rankOf = (symbol: HighSymbol): Rank =>
  ({ W: 0, S: 1, H1: 0, H2: 1, H3: 2, H4: 3 })[symbol] as Rank;

/** The letters by what they pay. */
export const LETTERS: Readonly<Record<"L1" | "L2" | "L3" | "L4", Letter>> = {
  ...{ L1: "A", L2: "K", L3: "Q", L4: "J" },
};
