import { and, eq, sql } from "drizzle-orm";
import type { SealedDraw } from "../../contract/club/gifts/draws.ts";
import type { Context } from "../../core/context.ts";
import { openText, sealText } from "../../core/seal/seal-text.ts";
import { commitmentOf } from "../../domain/club/fair/fair-stream.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
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
  const { day, from, ends } = await dayAt(tx, merchant.code, clock.now());
  const is = and(
    eq(drawDays.merchant, merchant.code),
    eq(drawDays.draw, draw),
    eq(drawDays.day, day),
  );
  const [known] = await tx.select().from(drawDays).where(is);
  if (known) return { ...known, from };
  const seed = Buffer.from(random.bytes(32));
  const made = {
    ...{ merchant: merchant.code, draw, day, endsAt: ends },
    commitment: commitmentOf(seed),
    seed: sealText(context, seedPlace({ draw, day }), seed.toString("hex")),
  };
  await tx.insert(drawDays).values(made).onConflictDoNothing();
  const [row] = await tx.select().from(drawDays).where(is);
  return { ...row!, from };
}

/** The day of an instant in the merchant's zone: its date, "2026-11-20", and `[from, ends)`. */
export async function dayAt(
  reader: Reader,
  merchant: string,
  when: Date,
): Promise<{ day: string; from: Date; ends: Date }> {
  const at = sql`${when.toISOString()}::timestamptz`;
  const { rows } = await reader.execute<{ day: string; from: Date; ends: Date }>(sql`
    select (${at} at time zone zone)::date::text as day, guard_from(zone, 'day', ${at}) as from,
      guard_ends(zone, 'day', ${at}) as ends
    from merchant_zone(${merchant}) zone`);
  const { day, from, ends } = rows[0]!;
  return { day, from: new Date(from), ends: new Date(ends) };
}

/** The date of an instant in the merchant's zone, "2026-11-20". */
export async function dayOf(reader: Reader, merchant: string, at: Date): Promise<string> {
  const { rows } = await reader.execute<{ day: string }>(sql`
    select (${at.toISOString()}::timestamptz at time zone merchant_zone(${merchant}))::date::text as day`);
  return rows[0]!.day;
}

/** The seed of a day, 32 bytes as hex. */
export const openSeed = (context: DayContext, row: DayRow): string =>
  openText(context, seedPlace(row), row.seed);
