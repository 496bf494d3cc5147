import type { Command as AnyCommand } from "#scripts/lib/command-line.ts";

export { WrongUse } from "#scripts/lib/command-line.ts";

/** One word after `npm run brand --`. It returns the exit status. */
export type Command = AnyCommand<[place: Place], number>;

export type Place = {
  /** The project's folder, absolute. */
  root: string;
  say(text: string): void;
};
