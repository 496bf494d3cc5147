import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { FreeSpinTerms } from "../../core/merchant/config/gifts/free-spin-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";

/** The free spins that a code names now, with their game's name. Refuses others with bonus_unknown. */
export async function spinsOfCode(
  reader: Reader,
  { merchant, code, now }: { merchant: string; code: string; now: Date },
): Promise<{ name: string; terms: FreeSpinTerms; gameName: string }> {
  const { terms: all } = await configAt(reader, merchant, "freeSpins", now);
  const found = Object.entries(all.freeSpins).find(
    ([, { code: own, startsAt, endsAt }]) =>
      own === code && !(startsAt && startsAt > now) && !(endsAt && endsAt <= now),
  );
  if (!found) throw new Refusal("bonus_unknown", { field: "code", status: 404 });
  const [name, terms] = found;
  return { name, terms, gameName: await gameNameOf(reader, merchant, terms.game) };
}

/** A game's name; its code when it is gone. */
export async function gameNameOf(reader: Reader, merchant: string, game: string): Promise<string> {
  const [row] = await reader
    .select({ name: games.name })
    .from(games)
    .where(and(eq(games.merchant, merchant), eq(games.code, game)));
  return row?.name ?? game;
}
