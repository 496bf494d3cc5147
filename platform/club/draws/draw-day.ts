import { and, eq, sql } from "drizzle-orm";
import type { SealedDraw } from "../../contract/club/gifts/draws.ts";
import type { Context } from "../../core/context.ts";
import { openText, sealText } from "../../core/seal/seal-text.ts";
import { commitmentOf } from "../../domain/club/fair/fair-stream.ts";
import { prepared, type Reader, type Transaction } from "../../store/open-store.ts";
import { drawDays } from "../../store/schema/draw.ts";

export type DayContext = Pick<Context, "merchant" | "random" | "secrets" | "clock">;
export type DayRow = typeof drawDays.$inferSelect;

/** Binds a sealed seed to its draw and day. */
export const seedPlace = ({ draw, day }: Pick<DayRow, "draw" | "day">) => `draw:${draw}:${day}`;

/** The draw's day in the merchant's zone that holds now; its seed is made with the first look. */
export async function drawDay(
  context: DayContext,
  tx: Transaction,
  draw: SealedDraw,
): Promise<DayRow & { from: Date }> {
  const { merchant, clock, random } = context;
  const asked = { merchant: merchant.code, draw, at: clock.now().toISOString() };
  const [today] = await dayWith(tx).execute(asked);
  const { day, from, ends, known } = today!;
  if (known) return { ...known, from };
  const seed = Buffer.from(random.bytes(32));
  const made = {
    ...{ merchant: merchant.code, draw, day, endsAt: ends },
    commitment: commitmentOf(seed),
    seed: sealText(context, seedPlace({ draw, day }), seed.toString("hex")),
  };
  await tx.insert(drawDays).values(made).onConflictDoNothing();
  const [stored] = await dayWith(tx).execute(asked);
  return { ...stored!.known!, from };
}

/** The day of an instant in the merchant's zone: its date, "2026-11-20", and `[from, ends)`. */
export async function dayAt(
  reader: Reader,
  merchant: string,
  when: Date,
): Promise<{ day: string; from: Date; ends: Date }> {
  const [row] = await dayOn(reader).execute({ merchant, at: when.toISOString() });
  return row!;
}

const at = sql`${sql.placeholder("at")}::timestamptz`;
const zone = sql`merchant_zone(${sql.placeholder("merchant")}) zone`;
const DAY = {
  day: sql<string>`(${at} at time zone zone)::date::text`,
  from: sql`guard_from(zone, 'day', ${at})`.mapWith(drawDays.endsAt),
  ends: sql`guard_ends(zone, 'day', ${at})`.mapWith(drawDays.endsAt),
};
const dayOn = prepared((reader) => reader.select(DAY).from(zone).prepare("draw_day"));

/** The day of an instant with a draw's row of it. */
const dayWith = prepared((reader) =>
  reader
    .select({ ...DAY, known: drawDays })
    .from(zone)
    .leftJoin(
      drawDays,
      and(
        eq(drawDays.merchant, sql.placeholder("merchant")),
        eq(drawDays.draw, sql.placeholder("draw")),
        eq(drawDays.day, DAY.day),
      ),
    )
    .prepare("draw_day_row"),
);

/** The seed of a day, 32 bytes as hex. */
export const openSeed = (context: DayContext, row: DayRow): string =>
  openText(context, seedPlace(row), row.seed);
