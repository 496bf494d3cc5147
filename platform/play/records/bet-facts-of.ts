import { betStateOf } from "../../domain/play/round-state.ts";
import type { games } from "../../store/schema/catalogue.ts";
import type { rounds } from "../../store/schema/round.ts";
import { gameName } from "../games/to-game.ts";

export type BetRow = {
  round: typeof rounds.$inferSelect;
  game: typeof games.$inferSelect;
  vendorName: string;
};

/**
 * Facts shared by a round's own page and its row in the record, for a reader of that language. Amounts
 * are in ledger units.
 */
export const betFactsOf = ({ round, game, vendorName }: BetRow, language: string) => ({
  roundId: round.roundId,
  vendor: round.vendor,
  vendorName,
  gameCode: game.code,
  gameName: gameName(game, language),
  gameType: game.gameType,
  stake: round.stake,
  payout: round.payout,
  validBet: round.validBet,
  status: betStateOf(round),
  placedAt: round.openedAt.getTime(),
  settledAt: round.settledAt?.getTime() ?? null,
});
