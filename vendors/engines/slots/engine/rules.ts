/** A symbol's name; what it looks like is the skin's business. */
export type SlotSymbol = string;

/** Factors by how many symbols count, e.g. { 3: 75, 4: 350, 5: 2000 }. */
export type Pays = Readonly<Record<number, number>>;

export type SlotRules = {
  /** One strip per reel; every stop of a strip is equally likely. */
  strips: readonly (readonly SlotSymbol[])[];
  rows: number;
  /** Each line names the row it crosses on each reel, counted from the top. */
  lines: readonly (readonly number[])[];
  /** Factors of the line bet. */
  linePays: Readonly<Record<SlotSymbol, Pays>>;
  wild?: SlotSymbol;
  /** Pays factors of the total bet, wherever its symbols stand. */
  scatter?: { symbol: SlotSymbol; pays: Pays };
  /** So many scatters give so many games, all of whose wins are multiplied; they may trigger again. */
  freeGames?: { trigger: number; games: number; multiplier: number };
  /** Symbols whose line wins double when they fill the whole screen. */
  doubledScreens?: readonly SlotSymbol[];
};

/** The visible symbols: screen[reel][row]. */
export type Screen = readonly (readonly SlotSymbol[])[];
