import { betStateOf } from "../../domain/play/round-state.ts";
import type { games } from "../../store/schema/catalogue.ts";
import type { rounds } from "../../store/schema/round.ts";

export type BetRow = {
  round: typeof rounds.$inferSelect;
  game: typeof games.$inferSelect;
  vendorName: string;
};

/** Facts shared by a round's own page and its row in the record. Amounts are in ledger units. */
export const betFactsOf = ({ round, game, vendorName }: BetRow) => ({
  roundId: round.roundId,
  vendor: round.vendor,
  vendorName,
  gameCode: game.code,
  gameName: game.name,
  gameType: game.gameType,
  stake: round.stake,
  payout: round.payout,
  validBet: round.validBet,
  status: betStateOf(round),
  placedAt: round.openedAt.getTime(),
  settledAt: round.settledAt?.getTime() ?? null,
});
