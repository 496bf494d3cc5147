import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Clock, Random } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { winnersOf } from "../../core/merchant/config/gifts/raffle-terms.ts";
import { loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { drawRaffle, raffleDigest } from "../../domain/club/fair/raffle.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { raffleNumbers, raffles } from "../../store/schema/raffle.ts";
import { payWaiting } from "../awards/pay-waiting.ts";
import { RAFFLE_RULE } from "../awards/raffle-rule.ts";
import { reachAward } from "../awards/reach-award.ts";
import {
  isRaffle,
  openRaffleSeed,
  type RaffleContext,
  type RaffleRow,
  raffleNow,
  termsIn,
} from "./raffle-now.ts";
import { prizeOfPlace, rafflePrizes } from "./raffle-prizes.ts";

export type RaffleParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: RaffleContext["secrets"];
  merchant: MerchantRow;
};

const DAY_MS = 24 * 3_600_000;

/**
 * Begins the raffle of now, draws each one that has ended, once, and pays its winners. Safe at any time
 * and from several instances. Rests where the law forbids draws. Returns when it must be called again.
 */
export async function runRaffles(parts: RaffleParts): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  if (!policyOfRow(merchant).allows.draws) return null;
  const { code } = merchant;
  const now = clock.now();
  const ended = await store.inMerchant(code, (tx) =>
    tx
      .select({ id: raffles.id })
      .from(raffles)
      .where(and(eq(raffles.merchant, code), isNull(raffles.drawnAt), lte(raffles.endsAt, now)))
      .orderBy(asc(raffles.endsAt)),
  );
  for (const { id } of ended) await store.inMerchant(code, (tx) => draw(parts, tx, id));
  await payWaiting(parts, ["draw"]);
  return store.inMerchant(code, async (tx) => {
    const running = await raffleNow(parts, tx, now);
    if (running) return running.endsAt;
    const { terms } = await configAt(tx, code, "draws", now);
    const startsAt = terms.draws.raffle?.startsAt;
    return startsAt && startsAt > now ? startsAt : null;
  });
}

/** Closes a raffle, writes its winning numbers and their awards, all in one transaction. */
async function draw(parts: RaffleParts, tx: Transaction, id: string): Promise<void> {
  const { clock, merchant } = parts;
  const { code } = merchant;
  const [row] = await tx
    .select()
    .from(raffles)
    .where(isRaffle({ merchant: code, id }))
    .for("update");
  if (!row || row.drawnAt) return;
  const tickets = await tx
    .select()
    .from(raffleNumbers)
    .where(and(eq(raffleNumbers.merchant, code), eq(raffleNumbers.raffle, id)))
    .orderBy(asc(raffleNumbers.number));
  const digest = raffleDigest(tickets);
  const holders = tickets.map(({ member }) => member);
  const winners = drawRaffle({
    ...{ seed: Buffer.from(openRaffleSeed(parts, row), "hex"), raffle: id, digest, holders },
    places: winnersOf(termsIn(row).prizes),
  });
  for (const { place, number } of winners) {
    await win(parts, tx, row, { place, number, member: holders[number - 1]! });
  }
  await tx.update(raffles).set({ digest, drawnAt: clock.now() }).where(isRaffle(row));
}

type Winner = { place: number; number: number; member: string };

async function win(
  { clock, random, merchant }: RaffleParts,
  tx: Transaction,
  row: RaffleRow,
  { place, number, member }: Winner,
): Promise<void> {
  const { code } = merchant;
  await tx
    .update(raffleNumbers)
    .set({ place })
    .where(
      and(
        eq(raffleNumbers.merchant, code),
        eq(raffleNumbers.raffle, row.id),
        eq(raffleNumbers.number, number),
      ),
    );
  const { cash, wagering } = prizeOfPlace(rafflePrizes(termsIn(row).prizes), place);
  const at = clock.now();
  await reachAward(tx, random, {
    ...{ merchant: code, rule: RAFFLE_RULE, member, kind: "draw", period: row.id, at },
    ...{ amount: cash, multiple: wagering, configVersion: row.configVersion },
    expiresAt: new Date(at.getTime() + loyaltyOf(merchant).giftDays * DAY_MS),
  });
}
