/** One word after `npm run brand --`. */
export type Command = {
  /** One line for each form of the call, without "npm run brand --". */
  usage: readonly string[];
  /**
   * Runs the command and returns the exit status. Throws WrongUse for arguments that it cannot
   * read.
   */
  run(args: string[], place: Place): Promise<number>;
};

export type Place = {
  /** The project's folder, absolute. */
  root: string;
  say(text: string): void;
};

/** A request that cannot be fulfilled; the message gives the reason in one line. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
