/** The words of one kind of instant game. */
export type KindWords = {
  /** The button that plays the round. */
  play: string;
  playing: string;
  stage: string;
  /** What the player chooses before the press. */
  choice: string;
  /** The choice of a round in words. */
  chosen: string;
  ready: string;
  /** Said in place of a round without a whole choice. */
  needPick: string;
  /** The result in words. */
  results: Readonly<Record<string, string>>;
  /** Names of parts of the choice. */
  parts: Readonly<Record<string, string>>;
  /** The head of the first column of the table of returns, and its rows by the rules' names. */
  payHead: string;
  rows: Readonly<Record<string, string>>;
  paysColumn: string;
  how: readonly string[];
};
