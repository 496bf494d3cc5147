/** A symbol's name; its look belongs to the skin. */
export type SlotSymbol = string;

/** Factors by the number of symbols that count, e.g. { 3: 75, 4: 350, 5: 2000 }. */
export type Pays = Readonly<Record<number, number>>;

export type SlotRules = {
  /** One strip per reel; every stop of a strip is equally likely. */
  strips: readonly (readonly SlotSymbol[])[];
  rows: number;
  /** Equal parts of a stake, to which the pays apply: one a line, or as many as a game of ways has. */
  bets: number;
  /** Each line is the row it crosses on each reel, counted from the top. Games of ways have none. */
  lines: readonly (readonly number[])[];
  /** Factors of a bet. */
  linePays: Readonly<Record<SlotSymbol, Pays>>;
  wild?: SlotSymbol;
  /** What each wild that stands in multiplies its line's win by; 1 without it. */
  wildMultiplier?: number;
  /** A wild fills its reel before anything is paid. */
  wildsGrow?: true;
  /** Pays factors of the total bet, wherever its symbols are. */
  scatter?: { symbol: SlotSymbol; pays: Pays };
  /**
   * `trigger` scatters award `games` games, and all their wins are multiplied. They may trigger
   * again. Of the symbols `chosen` one is drawn for a round's free games: where it stands on enough
   * reels it fills them, and pays on every line besides the lines' own wins.
   */
  freeGames?: {
    trigger: number;
    games: number;
    multiplier: number;
    chosen?: readonly SlotSymbol[];
  };
  /** Coins that stay on the reels once there are enough of them. */
  coins?: CoinRules;
  /** Symbols whose line wins double when they fill the whole screen. */
  doubledScreens?: readonly SlotSymbol[];
};

/** The best coins have names. */
export type CoinName = "mini" | "major";

/**
 * Every coin has a value in total bets, drawn by weight. From `trigger` coins on they stay, and the
 * free cells spin alone: each shows a coin once in `oneIn`. After `respins` spins in a row without a
 * new coin, or when every cell has one, the values are paid; a full screen pays `full` besides.
 */
export type CoinRules = {
  symbol: SlotSymbol;
  trigger: number;
  respins: number;
  oneIn: number;
  values: readonly { value: number; weight: number; name?: CoinName }[];
  full: number;
};

/** The visible symbols: screen[reel][row]. */
export type Screen = readonly (readonly SlotSymbol[])[];
