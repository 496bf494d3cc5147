import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { type RaffleTerms, raffleTerms } from "../../core/merchant/config/gifts/raffle-terms.ts";
import { openText, type SealContext, sealText } from "../../core/seal/seal-text.ts";
import { commitmentOf } from "../../domain/club/fair/fair-stream.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { raffles } from "../../store/schema/raffle.ts";
import { type Span, spanAt, tournamentSpan, written } from "../boards/board-period.ts";

export type RaffleContext = SealContext & Pick<Context, "random">;
export type RaffleRow = typeof raffles.$inferSelect;

/** Binds a sealed seed to its raffle. */
export const rafflePlace = (id: string) => `raffle:${id}`;

/**
 * The raffle that runs at `now`; the first look at a new one writes it with its seed and the terms of
 * that moment, which hold to its end. One begins where the last one ended. Null when none runs.
 */
export async function raffleNow(
  context: RaffleContext,
  tx: Transaction,
  now: Date,
): Promise<RaffleRow | null> {
  const merchant = context.merchant.code;
  const running = await runningRaffle(tx, merchant, now);
  if (running) return running;
  const { version, terms: all } = await configAt(tx, merchant, "draws", now);
  const terms = all.draws.raffle;
  const span = terms && (await spanOf(tx, merchant, terms, now));
  if (!terms || !span) return null;
  const [last] = await tx
    .select({ endsAt: raffles.endsAt })
    .from(raffles)
    .where(eq(raffles.merchant, merchant))
    .orderBy(desc(raffles.endsAt))
    .limit(1);
  const seed = Buffer.from(context.random.bytes(32));
  await tx
    .insert(raffles)
    .values({
      ...{ merchant, id: span.period, terms: written(terms), configVersion: version },
      ...{ startsAt: last && last.endsAt > span.from ? last.endsAt : span.from },
      ...{ endsAt: span.ends, commitment: commitmentOf(seed), count: terms.count, taken: 0 },
      seed: sealText(context, rafflePlace(span.period), seed.toString("hex")),
    })
    .onConflictDoNothing();
  return runningRaffle(tx, merchant, now);
}

/** The same without writing one. */
export async function runningRaffle(
  reader: Reader,
  merchant: string,
  now: Date,
): Promise<RaffleRow | null> {
  const [row] = await reader
    .select()
    .from(raffles)
    .where(and(eq(raffles.merchant, merchant), lte(raffles.startsAt, now), gt(raffles.endsAt, now)))
    .orderBy(desc(raffles.endsAt))
    .limit(1);
  return row ?? null;
}

/** The period that holds `now`; null outside a raffle with a beginning and an end. */
async function spanOf(
  reader: Reader,
  merchant: string,
  { every, startsAt, endsAt }: RaffleTerms,
  now: Date,
): Promise<Span | null> {
  if (every) return spanAt(reader, merchant, every, now);
  if (startsAt! > now || endsAt! <= now) return null;
  return tournamentSpan(reader, merchant, { startsAt, endsAt });
}

/** The terms that a raffle began with. */
export const termsIn = ({ terms }: Pick<RaffleRow, "terms">): RaffleTerms =>
  raffleTerms.parse(terms);

/** The seed of a raffle, 32 bytes as hex. */
export const openRaffleSeed = (context: RaffleContext, { id, seed }: RaffleRow): string =>
  openText(context, rafflePlace(id), seed);

/** Names one raffle. */
export const isRaffle = ({ merchant, id }: Pick<RaffleRow, "merchant" | "id">) =>
  and(eq(raffles.merchant, merchant), eq(raffles.id, id));
