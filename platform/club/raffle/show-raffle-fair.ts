import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { raffleFair } from "../../contract/club/gifts/raffle.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { winnersOf } from "../../core/merchant/config/gifts/raffle-terms.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Reader } from "../../store/open-store.ts";
import { raffleNumbers, raffles } from "../../store/schema/raffle.ts";
import { isRaffle, openRaffleSeed, termsIn } from "./raffle-now.ts";

/**
 * All that repeats a draw, for anybody and without names; seed, digest and winners only once it is
 * drawn. Refuses an unknown raffle, and another merchant's, with unknown_play.
 */
export async function showRaffleFair(
  context: Context,
  { id, language }: InputOf<typeof raffleFair>,
): Promise<ValueOf<typeof raffleFair>> {
  const merchant = context.merchant.code;
  return context.store.reading(merchant, async (reader) => {
    const [row] = await reader.select().from(raffles).where(isRaffle({ merchant, id }));
    if (!row) throw new Refusal("unknown_play", { status: 404 });
    const { names, prizes } = termsIn(row);
    const { place, number } = raffleNumbers;
    const winners = await reader
      .select({ place, number })
      .from(raffleNumbers)
      .where(and(isIn(merchant, id), isNotNull(place)))
      .orderBy(asc(place));
    return {
      ...{ id, name: wordsIn(names, language) ?? id, commitment: row.commitment },
      ...{ digest: row.digest, taken: row.taken, places: winnersOf(prizes) },
      endsAt: row.endsAt.getTime(),
      seed: row.drawnAt ? openRaffleSeed(context, row) : null,
      tickets: await ticketsIn(reader, merchant, id),
      winners: winners.map((one) => ({ place: one.place!, number: one.number })),
    };
  });
}

/** The numbers of each press, which follow one another and have one seed. */
function ticketsIn(reader: Reader, merchant: string, id: string) {
  const { number, member, clientSeed, idempotencyKey } = raffleNumbers;
  return reader
    .select({
      from: sql<number>`min(${number})`.as("first"),
      to: sql<number>`max(${number})`,
      clientSeed,
      holder: sql<number>`min(min(${number})) over (partition by ${member})`,
    })
    .from(raffleNumbers)
    .where(isIn(merchant, id))
    .groupBy(member, idempotencyKey, clientSeed)
    .orderBy(sql`first`);
}

const isIn = (merchant: string, raffle: string) =>
  and(eq(raffleNumbers.merchant, merchant), eq(raffleNumbers.raffle, raffle));
