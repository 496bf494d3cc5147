import type { RandomBytes } from "../../../wallet/runtime.ts";
import type { Fraction } from "../../shared/fraction.ts";

/**
 * The rules of a game that one press plays to its end. A player's choice is a short text: the risk of
 * a drop, the marked cells, the multiplier of a flight.
 */
export type InstantRules = {
  /** True for a choice that the game offers, in its one way of writing. */
  isPick(pick: string): boolean;
  /** The whole result as whole numbers. */
  draw(random: RandomBytes, pick: string): number[];
  /** True for numbers that these rules can have drawn for the choice. */
  isDrawn(pick: string, drawn: readonly number[]): boolean;
  /** What a stake of 100 is paid, stake included. */
  timesOf(pick: string, drawn: readonly number[]): number;
  /** The exact return of a choice. */
  returnOf(pick: string): Fraction;
  /** A choice for each return that the game has, with its name in the rules. */
  published(): ReadonlyMap<string, string>;
  /** The choice of a player of the demonstration. */
  pickOf(random: RandomBytes): string;
};

/** No choice of any of these games pays more than this many stakes. */
export const TIMES_MOST = 1_000;
