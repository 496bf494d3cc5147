import { askTaken, type MoveContext, takeMoves } from "../../play/purses/ask-move.ts";
import { tryEach } from "../work/try-each.ts";

const BATCH = 20;

/** Asks the vendors about due moves. Returns the errors of moves that could not be asked about. */
export async function sweepPurses(context: MoveContext): Promise<unknown[]> {
  const moves = await takeMoves(context, BATCH);
  return tryEach(moves.map((row) => () => askTaken(context, row)));
}
