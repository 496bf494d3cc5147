import { and, eq, type SQL, sql } from "drizzle-orm";
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
  const { day, from, ends, known } = await dayWith(
    tx,
    { merchant: merchant.code, draw },
    clock.now(),
  );
  if (known) return { ...known, from };
  const seed = Buffer.from(random.bytes(32));
  const made = {
    ...{ merchant: merchant.code, draw, day, endsAt: ends },
    commitment: commitmentOf(seed),
    seed: sealText(context, seedPlace({ draw, day }), seed.toString("hex")),
  };
  await tx.insert(drawDays).values(made).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(drawDays)
    .where(
      and(eq(drawDays.merchant, merchant.code), eq(drawDays.draw, draw), eq(drawDays.day, day)),
    );
  return { ...row!, from };
}

/** The day of an instant in the merchant's zone: its date, "2026-11-20", and `[from, ends)`. */
export async function dayAt(
  reader: Reader,
  merchant: string,
  when: Date,
): Promise<{ day: string; from: Date; ends: Date }> {
  const [row] = await reader.select(dayFields(when)).from(zoneOf(merchant));
  return row!;
}

const zoneOf = (merchant: string) => sql`merchant_zone(${merchant}) zone`;
const dateIn = (at: SQL) => sql<string>`(${at} at time zone zone)::date::text`;

function dayFields(when: Date) {
  const at = sql`${when.toISOString()}::timestamptz`;
  return {
    day: dateIn(at),
    from: sql`guard_from(zone, 'day', ${at})`.mapWith(drawDays.endsAt),
    ends: sql`guard_ends(zone, 'day', ${at})`.mapWith(drawDays.endsAt),
  };
}

/** The day of an instant with a draw's row of it, in one statement. */
async function dayWith(
  tx: Transaction,
  { merchant, draw }: { merchant: string; draw: SealedDraw },
  when: Date,
) {
  const fields = dayFields(when);
  const [row] = await tx
    .select({ ...fields, known: drawDays })
    .from(zoneOf(merchant))
    .leftJoin(
      drawDays,
      and(eq(drawDays.merchant, merchant), eq(drawDays.draw, draw), eq(drawDays.day, fields.day)),
    );
  return row!;
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
