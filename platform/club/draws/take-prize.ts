import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { DrawName } from "../../contract/club/gifts/draws.ts";
import type { DrawTerms, Prize } from "../../core/merchant/config/draw-terms.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { drawGiven } from "../../store/schema/draw.ts";

type Of = { merchant: string; draw: DrawName; day: string };

/** Stands in for a prize that is out. */
export const consolationOf = ({ prizes }: DrawTerms): Prize =>
  prizes.find(({ isConsolation }) => isConsolation)!;

/**
 * Takes one of a prize from its stock and from its day, in one statement each, so that parallel plays
 * pass neither. The consolation when one of them is out.
 */
export async function takePrize(
  tx: Transaction,
  { merchant, draw, day }: Of,
  terms: DrawTerms,
  drawn: Prize,
): Promise<Prize> {
  const take = async (of: string, most: number | undefined) => {
    if (most === undefined) return true;
    if (most === 0) return false;
    const taken = await tx
      .insert(drawGiven)
      .values({ merchant, draw, prize: drawn.key, day: of, given: 1 })
      .onConflictDoUpdate({
        target: [drawGiven.merchant, drawGiven.draw, drawGiven.prize, drawGiven.day],
        set: { given: sql`${drawGiven.given} + 1` },
        setWhere: lt(drawGiven.given, most),
      })
      .returning({ given: drawGiven.given });
    return taken.length > 0;
  };
  if (!(await take("", drawn.stock))) return consolationOf(terms);
  if (await take(day, drawn.perDay)) return drawn;
  if (drawn.stock !== undefined) await giveBack(tx, { merchant, draw, prize: drawn.key });
  return consolationOf(terms);
}

async function giveBack(
  tx: Transaction,
  { merchant, draw, prize }: { merchant: string; draw: DrawName; prize: string },
): Promise<void> {
  await tx
    .update(drawGiven)
    .set({ given: sql`${drawGiven.given} - 1` })
    .where(
      and(
        eq(drawGiven.merchant, merchant),
        eq(drawGiven.draw, draw),
        eq(drawGiven.prize, prize),
        eq(drawGiven.day, ""),
      ),
    );
}

/** The prizes that are out now, by their keys. */
export async function prizesOut(
  reader: Reader,
  { merchant, draw, day }: Of,
  { prizes }: DrawTerms,
): Promise<Set<string>> {
  const rows = await reader
    .select()
    .from(drawGiven)
    .where(
      and(
        eq(drawGiven.merchant, merchant),
        eq(drawGiven.draw, draw),
        inArray(drawGiven.day, ["", day]),
      ),
    );
  const given = (prize: string, of: string) =>
    rows.find((row) => row.prize === prize && row.day === of)?.given ?? 0;
  const isOut = ({ key, stock, perDay }: Prize) =>
    (stock !== undefined && given(key, "") >= stock) ||
    (perDay !== undefined && given(key, day) >= perDay);
  return new Set(prizes.filter(isOut).map(({ key }) => key));
}
