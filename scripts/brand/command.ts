/** One word after `npm run brand --`. */
export type Command = {
  /** One line for each way to call it, without "npm run brand --". */
  usage: readonly string[];
  /** Does it and answers the exit status. Throws WrongUse for arguments that it cannot read. */
  run(args: string[], place: Place): Promise<number>;
};

export type Place = {
  /** The project's folder, absolute. */
  root: string;
  say(text: string): void;
};

/** Something that cannot be done as it was asked; the message says why in one line. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
