import { and, eq, inArray } from "drizzle-orm";
import { subjectOf } from "../../../domain/play/record-kind.ts";
import type { Reader } from "../../../store/open-store.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { rounds } from "../../../store/schema/round.ts";
import { vendorTransactions } from "../../../store/schema/vendor-wallet.ts";
import { gameName } from "../../games/to-game.ts";

type Round = { roundId: string; game: { code: string; name: string } };

/**
 * The rounds of bet, win and rollback postings, by the platform's transaction id. Posting and
 * transaction share their instant, which finds them.
 */
export async function roundsOf(
  tx: Reader,
  merchant: string,
  postings: readonly { transferKey: string; at: Date }[],
  language: string,
): Promise<Map<string, Round>> {
  const found = postings
    .map(({ transferKey, at }) => ({ ...subjectOf(transferKey), at }))
    .filter(({ subject }) => subject === "round");
  if (found.length === 0) return new Map();
  const own = vendorTransactions;
  const rows = await tx
    .select({
      id: own.platformTxId,
      roundId: rounds.roundId,
      code: games.code,
      name: games.name,
      names: games.names,
    })
    .from(own)
    .innerJoin(
      rounds,
      and(
        eq(rounds.merchant, own.merchant),
        eq(rounds.vendor, own.vendor),
        eq(rounds.roundId, own.roundId),
      ),
    )
    .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
    .where(
      and(
        eq(own.merchant, merchant),
        inArray(
          own.at,
          [...new Set(found.map(({ at }) => at.getTime()))].map((at) => new Date(at)),
        ),
        inArray(
          own.platformTxId,
          found.map(({ id }) => id),
        ),
      ),
    );
  return new Map(
    rows.map(({ id, roundId, code, ...named }) => [
      id,
      { roundId, game: { code, name: gameName(named, language) } },
    ]),
  );
}
