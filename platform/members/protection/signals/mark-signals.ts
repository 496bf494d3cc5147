import { and, eq, inArray, sql } from "drizzle-orm";
import {
  type SignalEvidence,
  signalEvidence,
} from "../../../contract/members/protection/signal-evidence.ts";
import type { Clock, Random } from "../../../core/context.ts";
import { recordsEnd } from "../../../core/guard.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../../core/merchant/text-terms.ts";
import { newReference } from "../../../core/new-reference.ts";
import { writeMessages } from "../../../core/outbox/write-message.ts";
import { mapInTurns } from "../../../core/work/map-in-turns.ts";
import { localDay } from "../../../domain/local-time.ts";
import { signalsIn } from "../../../domain/play/signals/signal-rules.ts";
import { QUIET_DAYS } from "../../../domain/play/signals/thresholds.ts";
import type { Store, Transaction } from "../../../store/open-store.ts";
import { playSignals } from "../../../store/schema/signal.ts";
import { nextPlayers, readFacts } from "./read-facts.ts";

export type SignalContext = {
  store: Store;
  clock: Clock;
  random: Random;
  merchant: MerchantRow;
};

/** Members of one transaction, so that nobody waits for a whole day's players. */
const BATCH = 100;
/** Days between two kind words to one player. */
const WORD_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Marks worrying play of the merchant's day that began at `since`. Throws while the day's figures are not
 * counted. Repeating it marks nothing twice, and a rule is silent about a member for its quiet days.
 */
export async function markSignals(
  context: SignalContext,
  { since, until }: { since: Date; until: Date },
): Promise<void> {
  const { store, merchant } = context;
  const { code } = merchant;
  const day = localDay(since, textTermsOf(merchant).timeZone);
  await store.inMerchant(code, (tx) => requireCounted(tx, code, until));
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    after = await store.inMerchant(code, async (tx) => {
      const players = await nextPlayers(tx, { merchant: code, day }, { after: from, most: BATCH });
      if (players.length > 0) await markPlayers(context, tx, day, players);
      return players.length === BATCH ? players.at(-1) : undefined;
    });
  }
}

async function requireCounted(tx: Transaction, merchant: string, until: Date): Promise<void> {
  const { rows } = await tx.execute<{ is_read: boolean }>(
    sql`select day_is_read(${merchant}, ${until.toISOString()}) as is_read`,
  );
  if (!rows[0]!.is_read) throw new Error("the figures of the day are not counted yet");
}

async function markPlayers(
  context: SignalContext,
  tx: Transaction,
  day: string,
  players: readonly string[],
): Promise<void> {
  const { merchant, clock, random } = context;
  const facts = [...(await readFacts(tx, { merchant: merchant.code, day }, players))];
  const seen = await mapInTurns(facts, ([member, of]) => ({ member, found: signalsIn(of) }));
  const worrying = seen.filter(({ found }) => found.length > 0);
  if (worrying.length === 0) return;
  const known = await signalsOf(
    tx,
    merchant.code,
    worrying.map(({ member }) => member),
  );
  const isNear = (other: string, days: number) =>
    Math.abs(Date.parse(other) - Date.parse(day)) < days * DAY_MS;
  const rows = worrying.flatMap(({ member, found }) =>
    found
      .filter(
        ({ rule }) =>
          !known.some(
            (one) =>
              one.member === member && one.rule === rule && isNear(one.day, QUIET_DAYS[rule]),
          ),
      )
      .map((evidence) => toRow(context, { member, day, evidence })),
  );
  if (rows.length === 0) return;
  await tx.insert(playSignals).values(rows);
  const unspoken = [...new Set(rows.map(({ member }) => member))].filter(
    (member) => !known.some((one) => one.member === member && isNear(one.day, WORD_DAYS)),
  );
  await writeMessages(
    { merchant, clock, random },
    tx,
    unspoken.map((memberId) => ({ memberId, kind: "playWord" as const, details: {} })),
  );
}

const signalsOf = (tx: Transaction, merchant: string, members: string[]) =>
  tx
    .select({ member: playSignals.member, rule: playSignals.rule, day: playSignals.day })
    .from(playSignals)
    .where(and(eq(playSignals.merchant, merchant), inArray(playSignals.member, members)));

function toRow(
  { merchant, clock, random }: SignalContext,
  { member, day, evidence }: { member: string; day: string; evidence: SignalEvidence },
): typeof playSignals.$inferInsert {
  const foundAt = clock.now();
  return {
    ...{ merchant: merchant.code, id: newReference(random, "S"), member, day, foundAt },
    rule: evidence.rule,
    evidence: signalEvidence.encode(evidence),
    expiresAt: recordsEnd(merchant, foundAt),
  };
}
