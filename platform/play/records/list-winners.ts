import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import type { winners } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { games } from "../../store/schema/catalogue.ts";
import { members } from "../../store/schema/merchant.ts";
import { rounds } from "../../store/schema/round.ts";
import { isOfTypes } from "../games/offered.ts";

type Input = InputOf<typeof winners>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The biggest payouts of closed rounds within 24 hours; of equal ones the newer comes first. Names
 * are masked here, so that nobody outside learns a winner's name. `gameCategory` is a game type.
 * ALL and unknown names show every type.
 */
export async function listWinners(
  { store, merchant, clock }: Context,
  input: Input,
): Promise<ValueOf<typeof winners>> {
  const now = clock.now();
  const gameType = GAME_TYPES.find((type) => type === input.gameCategory);
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ round: rounds, game: games, nickname: members.nickname })
      .from(rounds)
      .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
      .innerJoin(members, and(eq(members.merchant, rounds.merchant), eq(members.id, rounds.member)))
      .where(
        and(
          eq(rounds.merchant, merchant.code),
          eq(rounds.state, "CLOSED"),
          gt(rounds.payout, 0n),
          isNull(rounds.adjusts),
          gt(rounds.settledAt, new Date(now.getTime() - DAY_MS)),
          lte(rounds.settledAt, now),
          gameType && eq(games.gameType, gameType),
          isOfTypes(input.gameTypes),
        ),
      )
      .orderBy(desc(rounds.payout), desc(rounds.settledAt))
      .limit(input.limitNum),
  );
  return {
    list: rows.map(({ round, game, nickname }) => ({
      player: maskPlayer(nickname),
      gameCode: game.code,
      gameName: game.name,
      picture: game.picture,
      prize: round.payout,
      time: (round.settledAt ?? round.openedAt).getTime(),
    })),
  };
}
