/** What was typed, before it is an input. */
export type Typed = {
  /** The words by their place's name, such as `merchant`. */
  words: Readonly<Record<string, string>>;
  /** The reader's own options. */
  options: Readonly<Record<string, string | undefined>>;
  /** Everything that is piped in. */
  standardInput(): Promise<string>;
};

/** Reads the inputs of one call that have a form of their own on a terminal. */
export type Reader = {
  /** How its options are typed, after the words that every call has. */
  usage: string;
  /** The inputs that it reads. */
  fields: readonly string[];
  options: readonly string[];
  /** Returns those inputs in the form of the wire. Throws WrongUse for what it cannot read. */
  read(typed: Typed): Promise<Record<string, unknown>>;
};
