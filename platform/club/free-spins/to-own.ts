import type { OwnFreeSpins } from "../../contract/club/gifts/free-spins.ts";
import type { GrantRow } from "../../play/free-rounds/promise-rounds.ts";

/** Free spins as their member sees them, with the game's name. */
export const toOwn = (row: GrantRow, gameName: string, now: Date): OwnFreeSpins => ({
  ...{ id: row.campaign, game: row.game, gameName, rounds: row.rounds, stake: row.stake },
  ...{ used: row.used, state: stateOf(row, now) },
  ...{ grantedAt: row.grantedAt.getTime(), expiresAt: row.expiresAt.getTime() },
});

function stateOf({ state, used, rounds, expiresAt }: GrantRow, now: Date): OwnFreeSpins["state"] {
  if (state === "REVOKING" || state === "REVOKED") return "TAKEN_BACK";
  if (used >= rounds) return "USED";
  if (state === "REFUSED") return "REFUSED";
  return expiresAt <= now ? "EXPIRED" : state;
}
