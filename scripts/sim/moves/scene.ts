import type { Dice } from "../dice.ts";
import type { State, Terms } from "../oracle/state.ts";
import type { VendorMove } from "../oracle/vendor-moves.ts";
import type { Move } from "./moves.ts";

/** The parts of a history that its storyteller may read. */
export type Scene = {
  dice: Dice;
  /** The main subject of the history. */
  theme: "play" | "cashier" | "both" | "payouts" | "rounds" | "limits";
  /** When the history begins. */
  opensAt: number;
  terms: Terms;
  now: () => number;
  /** One of the possible states. */
  state: State;
  /** The ticket of each member's newest answered session. */
  tickets: Map<string, string>;
  /** Earlier invented vendor calls. */
  earlier: VendorMove[];
  /** Nonces of answered calls. */
  spent: string[];
  next: (prefix: string) => string;
  /** A new session of a member and its ticket; null when there have been too many. */
  seat: (member: string) => { ticket: string; move: Move } | null;
};

export const CENT = 100;

/** A signed call with a nonce of its own, now and then with one that was used, or with another clock. */
export function vendor(scene: Scene, move: VendorMove): Move {
  const { dice, earlier, next, spent } = scene;
  earlier.push(move);
  const nonce = next("n");
  if (move.call === "authenticate") return { kind: "vendor", move, nonce };
  if (spent.length > 0 && dice.percent(1)) {
    return { kind: "vendor", move, nonce: dice.pick(spent), isSpent: true };
  }
  return {
    kind: "vendor",
    move,
    nonce,
    skew: dice.pick([0, 299, -299, dice.percent(6) ? 302 : 0]),
  };
}
