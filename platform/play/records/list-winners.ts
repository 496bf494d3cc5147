import { and, desc, eq, gt, gte, isNull, lte, ne } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import type { winners } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { winnerTermsOf } from "../../core/merchant/winner-terms.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { games } from "../../store/schema/catalogue.ts";
import { members } from "../../store/schema/merchant.ts";
import { rounds } from "../../store/schema/round.ts";
import { isOfTypes } from "../games/offered.ts";

type Input = InputOf<typeof winners>;

const DAY_MS = 24 * 60 * 60_000;
/** A shorter list looks like an empty house, so the longer period is shown. */
const WINNERS_AT_LEAST = 3;
const PERIODS = [
  ["day", DAY_MS],
  ["week", 7 * DAY_MS],
] as const;

/**
 * The biggest payouts of closed rounds that paid more than their stake, from the merchant's floor on;
 * of equal ones the newer comes first. They are of the last 24 hours; with fewer than three, of the
 * last seven days, and with fewer than three there, nobody is listed. Names are masked here, so that
 * nobody outside learns a winner's name. `gameCategory` is a game type. ALL and unknown names show
 * every type.
 */
export async function listWinners(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof winners>> {
  const { prizeMin } = winnerTermsOf(await rowOfMerchant(context.store, context.merchant));
  for (const [period, lengthMs] of PERIODS) {
    const list = await winnersWithin(context, input, { lengthMs, prizeMin });
    if (list.length >= Math.min(WINNERS_AT_LEAST, input.limitNum)) return { period, list };
  }
  return { period: "day", list: [] };
}

async function winnersWithin(
  { store, merchant, clock }: Context,
  input: Input,
  { lengthMs, prizeMin }: { lengthMs: number; prizeMin: bigint },
) {
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
          gte(rounds.payout, prizeMin),
          gt(rounds.payout, rounds.stake),
          gt(rounds.stake, 0n),
          isNull(rounds.adjusts),
          ne(members.type, ACCOUNT_TYPE.trial),
          gt(rounds.settledAt, new Date(now.getTime() - lengthMs)),
          lte(rounds.settledAt, now),
          gameType && eq(games.gameType, gameType),
          isOfTypes(input.gameTypes),
        ),
      )
      .orderBy(desc(rounds.payout), desc(rounds.settledAt))
      .limit(input.limitNum),
  );
  return rows.map(({ round, game, nickname }) => ({
    player: maskPlayer(nickname),
    gameCode: game.code,
    gameName: game.name,
    picture: game.picture,
    prize: round.payout,
    multiple: Number((round.payout * 100n) / round.stake),
    time: (round.settledAt ?? round.openedAt).getTime(),
  }));
}
