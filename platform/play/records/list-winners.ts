import { and, desc, eq, ne, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import type { winners } from "../../contract/play/games.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { winnerTermsOf } from "../../core/merchant/winner-terms.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { games } from "../../store/schema/catalogue.ts";
import { roundFeed } from "../../store/schema/feed.ts";
import { members } from "../../store/schema/merchant.ts";
import { isOfTypes } from "../games/offered.ts";
import { gameName } from "../games/to-game.ts";

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
 * of equal ones the newer comes first. Each player has one line per game, the best one. They are of
 * the last 24 hours; with fewer than three, of the last seven days, and with fewer than three there,
 * nobody is listed. Names are masked here, so that nobody outside learns a winner's name.
 * `gameCategory` is a game type. ALL and unknown names show every type. Where the law shows no winners
 * the list is empty.
 */
export async function listWinners(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof winners>> {
  if (!(await isAllowed(context, "winnersTicker"))) return { period: "day", list: [] };
  const { prizeMin } = winnerTermsOf(await rowOfMerchant(context.store, context.merchant));
  for (const [period, lengthMs] of PERIODS) {
    const list = await winnersWithin(context, input, { lengthMs, prizeMin });
    if (list.length >= Math.min(WINNERS_AT_LEAST, input.limitNum)) return { period, list };
  }
  return { period: "day", list: [] };
}

async function winnersWithin(
  { store, merchant, clock, language }: Context,
  input: Input,
  { lengthMs, prizeMin }: { lengthMs: number; prizeMin: bigint },
) {
  const from = new Date(clock.now().getTime() - lengthMs).toISOString();
  const gameType = GAME_TYPES.find((type) => type === input.gameCategory);
  const wins = sql`recent_wins(${merchant.code}, ${from}::timestamptz) w`;
  const rows = await store.inMerchant(merchant.code, (tx) => {
    const best = tx
      .selectDistinctOn([sql`w.member`, sql`w.game`], {
        member: sql<string>`w.member`.as("member"),
        game: sql<string>`w.game`.as("game"),
        stake: sql<string>`w.stake`.as("stake"),
        payout: sql<string>`w.payout`.as("payout"),
        settledAt: sql`w.settled_at`.mapWith(roundFeed.settledAt).as("settled_at"),
      })
      .from(wins)
      .where(sql`w.payout >= ${prizeMin}`)
      .orderBy(sql`w.member, w.game, w.payout desc, w.settled_at desc`)
      .as("best");
    return tx
      .select({
        game: games,
        nickname: members.nickname,
        stake: best.stake,
        payout: best.payout,
        settledAt: best.settledAt,
      })
      .from(best)
      .innerJoin(games, and(eq(games.merchant, merchant.code), eq(games.code, best.game)))
      .innerJoin(members, and(eq(members.merchant, merchant.code), eq(members.id, best.member)))
      .where(
        and(
          ne(members.type, ACCOUNT_TYPE.trial),
          gameType && eq(games.gameType, gameType),
          isOfTypes(input.gameTypes),
        ),
      )
      .orderBy(desc(best.payout), desc(best.settledAt))
      .limit(input.limitNum);
  });
  return rows.map(({ game, nickname, settledAt, ...row }) => {
    const [stake, prize] = [BigInt(row.stake), BigInt(row.payout)];
    return {
      player: maskPlayer(nickname),
      gameCode: game.code,
      gameName: gameName(game, language),
      picture: game.picture,
      prize,
      multiple: Number((prize * 100n) / stake),
      time: settledAt.getTime(),
    };
  });
}
