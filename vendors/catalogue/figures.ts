/** The drawn figures of the classic slots; vendors/engines/slots/figures draws each. */
export const FIGURES = [
  ...["star", "watermelon", "grapes", "plum", "orange", "lemon", "strawberry", "cherries"],
  ...["diamond", "seven", "three-bars", "bell", "bar", "horseshoe", "clover"],
  ...["crown-card", "sun-card", "moon-card", "heart-card", "rose-card", "cactus-card"],
  ...["star-card", "bell-card"],
  ...["neon-bolt", "neon-seven", "neon-burger", "neon-shake", "neon-coffee", "neon-cherries"],
  ...["neon-note", "neon-star"],
  ...["ruby", "sapphire", "emerald", "amethyst", "topaz", "aquamarine", "garnet"],
] as const;
export type FigureName = (typeof FIGURES)[number];

/** The symbols of three reels, highest pay first after the wild. */
export const FIGURE_SYMBOLS = ["W", "H1", "H2", "H3", "H4", "L1", "L2", "L3"] as const;
export type Figures = Readonly<Record<(typeof FIGURE_SYMBOLS)[number], FigureName>>;
