import type { State } from "../state.ts";
import type { Play } from "./guard.ts";

/** One movement of play, told in the order in which it happened. */
export function notePlay(state: State, member: string, play: Play): void {
  state.guards[member]!.plays.push(play);
}
