/** The words of one kind of table. */
export type KindWords = {
  /** The button that plays the round. */
  deal: string;
  dealing: string;
  stage: string;
  /** The name of each place, by its id. */
  spots: Readonly<Record<string, string>>;
  /** The name of each hand or of the stage, where the page shows it. */
  hands: Readonly<Record<string, string>>;
  /** The name of each result. */
  results: Readonly<Record<string, string>>;
  /** The words of a result's values that are not figures. */
  values?: Readonly<Record<string, string>>;
  /** The letter of a bead, by its tone; a number stands for itself. */
  beads: Readonly<Record<string, string>>;
  /** The rows of the paytable in its order, by the id of a place with that pay. */
  payRows: Readonly<Record<string, string>>;
  /** Odds of the paytable that figures alone would not tell, by the id of a place. */
  odds?: Readonly<Record<string, string>>;
  how: readonly string[];
  /** The table of what each hand pays: its title, its first column, and the pair that pays. */
  payTitle?: string;
  payHand?: string;
  jacks?: string;
  /** The sorts of inside bets on a board of numbers, and the name of their choice. */
  kindsTitle?: string;
  kinds?: Readonly<Record<string, string>>;
};

/** Names for all the places of a family: "sum-4" to "sum-17". */
export function named(
  family: string,
  from: number,
  to: number,
  text: (number: number) => string,
): Record<string, string> {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return Object.fromEntries(numbers.map((number) => [`${family}-${number}`, text(number)]));
}
