import { and, eq, sql } from "drizzle-orm";
import type { EnvelopeTerms } from "../../core/merchant/config/gifts/envelope-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { envelopeSlots } from "../../store/schema/envelope.ts";

export type SlotRow = typeof envelopeSlots.$inferSelect;
type At = { merchant: string; day: string; now: Date };
/** A rain of a day: "18:00" of the merchant's zone, from its beginning to before its end. */
export type Rain = { slot: string; from: Date; endsAt: Date };

/** The rains of a day, the one of now if there is one, and when the next begins. */
export async function rainAt(
  reader: Reader,
  { merchant, day, now }: At,
  { slots, minutes }: Pick<EnvelopeTerms, "slots" | "minutes">,
): Promise<{ rain: Rain | null; rains: Rain[]; nextAt: Date }> {
  const times = sql.join(
    slots.map((slot) => sql`${slot}::text`),
    sql`, `,
  );
  const { rows } = await reader.execute<{ slot: string; from: Date; next: Date }>(sql`
    select slot, (${day}::date + slot::time) at time zone zone as from,
      (${day}::date + 1 + slot::time) at time zone zone as next
    from merchant_zone(${merchant}) zone, unnest(array[${times}]) slot order by slot`);
  const rains = rows.map(({ slot, from }) => {
    const began = new Date(from);
    return { slot, from: began, endsAt: new Date(began.getTime() + minutes * 60_000) };
  });
  const next = rains.find(({ from }) => from > now)?.from ?? new Date(rows[0]!.next);
  return {
    rain: rains.find(({ from, endsAt }) => from <= now && now < endsAt) ?? null,
    rains,
    nextAt: next,
  };
}

/** The row of a rain that has begun; none before its first envelope. */
export async function rainRow(
  reader: Reader,
  { merchant, day }: Pick<At, "merchant" | "day">,
  { slot }: Pick<Rain, "slot">,
): Promise<SlotRow | undefined> {
  const [row] = await reader.select().from(envelopeSlots).where(isRain({ merchant, day, slot }));
  return row;
}

/** Names one rain. */
export const isRain = ({ merchant, day, slot }: Pick<SlotRow, "merchant" | "day" | "slot">) =>
  and(
    eq(envelopeSlots.merchant, merchant),
    eq(envelopeSlots.day, day),
    eq(envelopeSlots.slot, slot),
  );
