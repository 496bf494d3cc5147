import { and, asc, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { raffleShow } from "../../contract/club/gifts/raffle.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Reader } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { raffleNumbers, raffles } from "../../store/schema/raffle.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { type RaffleRow, raffleNow, termsIn } from "./raffle-now.ts";
import { prizeOfPlace, rafflePrizes } from "./raffle-prizes.ts";
import { raffleUse } from "./raffle-use.ts";

type Value = ValueOf<typeof raffleShow>;
const PAST = 4;

/**
 * The raffle of now with its prizes and commitment, the winners of the last ones, and the caller's
 * numbers. A guest and a trial account have none.
 */
export async function showRaffle(
  context: Context,
  { language }: InputOf<typeof raffleShow>,
): Promise<Value> {
  const { store, clock, actor } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  const member = actor && actor.type !== ACCOUNT_TYPE.trial ? actor.memberId : null;
  return store.inMerchant(merchant, async (tx) => {
    const row = await raffleNow(context, tx, clock.now());
    const past = await pastOf(tx, { merchant, member, language });
    if (!row) return { held: null, own: null, past };
    const held = heldOf(row, policy, language);
    if (!member) return { held, own: null, past };
    const { numbers, toTake, deposited } = await raffleUse(tx, row, member);
    return { held, own: { numbers, toTake, deposited }, past };
  });
}

function heldOf(row: RaffleRow, policy: Policy, language: string): NonNullable<Value["held"]> {
  const { id, commitment, startsAt, endsAt, count, taken } = row;
  const { names, every, perMember, tiers, prizes } = termsIn(row);
  return {
    ...{ id, commitment, count, taken, perMember, tiers, isWeekly: every !== undefined },
    ...{ name: wordsIn(names, language) ?? id },
    ...{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    prizes: rafflePrizes(prizes).map(({ from, to, cash, wagering }) => ({
      ...{ from, to, cash, multiple: heldMultiple(wagering, policy) },
    })),
  };
}

type Viewer = { merchant: string; member: string | null; language: string };

/** The last raffles in which somebody had a number, with their winners by place. */
async function pastOf(
  reader: Reader,
  { merchant, member, language }: Viewer,
): Promise<Value["past"]> {
  const rows = await reader
    .select()
    .from(raffles)
    .where(and(eq(raffles.merchant, merchant), isNotNull(raffles.drawnAt), gt(raffles.taken, 0)))
    .orderBy(desc(raffles.endsAt))
    .limit(PAST);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const winners = await winnersIn(reader, merchant, ids);
  return rows.map((row) => {
    const { names, prizes } = termsIn(row);
    const places = rafflePrizes(prizes);
    return {
      ...{ id: row.id, name: wordsIn(names, language) ?? row.id, taken: row.taken },
      drawnAt: row.drawnAt!.getTime(),
      winners: winners
        .filter(({ raffle }) => raffle === row.id)
        .map(({ place, number, nickname, member: id }) => ({
          ...{ place: place!, number, player: maskPlayer(nickname), isOwn: id === member },
          cash: prizeOfPlace(places, place!).cash,
        })),
    };
  });
}

function winnersIn(reader: Reader, merchant: string, ids: string[]) {
  const { raffle, place, number, member } = raffleNumbers;
  return reader
    .select({ raffle, place, number, member, nickname: members.nickname })
    .from(raffleNumbers)
    .innerJoin(
      members,
      and(eq(members.merchant, raffleNumbers.merchant), eq(members.id, raffleNumbers.member)),
    )
    .where(and(eq(raffleNumbers.merchant, merchant), inArray(raffle, ids), isNotNull(place)))
    .orderBy(asc(place));
}
