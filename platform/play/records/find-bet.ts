import { and, asc, between, desc, eq, inArray, ne, or } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Reader } from "../../store/open-store.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { rounds } from "../../store/schema/round.ts";
import { vendorTransactions } from "../../store/schema/vendor-wallet.ts";

export type BetKey = { roundId: string; vendor?: string | undefined };
export type FoundBet = Awaited<ReturnType<typeof findBet>>;
export type BetTransaction = typeof vendorTransactions.$inferSelect;

const TRANSACTIONS_MAX = 200;
/** At one instant a stake comes before its win, and a rollback last. */
const ORDER: readonly BetTransaction["kind"][] = ["bet", "betwin", "win", "adjust", "rollback"];

/**
 * A round of the member with its later adjustments and its accepted transactions, in order. Refuses
 * an unknown round and another member's with bet_not_found.
 */
export async function findBet(context: Context, { roundId, vendor }: BetKey) {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  return store.reading(merchant.code, async (reader) => {
    const own = and(eq(rounds.merchant, merchant.code), eq(rounds.member, memberId))!;
    const [found] = await reader
      .select({ round: rounds, game: games, vendor: vendors })
      .from(rounds)
      .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
      .innerJoin(
        vendors,
        and(eq(vendors.merchant, rounds.merchant), eq(vendors.code, rounds.vendor)),
      )
      .where(and(own, eq(rounds.roundId, roundId), vendor ? eq(rounds.vendor, vendor) : undefined))
      .orderBy(desc(rounds.openedAt))
      .limit(1);
    if (!found || found.round.adjusts !== null) {
      throw new Refusal("bet_not_found", { status: 404 });
    }
    const deltas = await reader
      .select()
      .from(rounds)
      .where(and(own, eq(rounds.vendor, found.round.vendor), eq(rounds.adjusts, roundId)))
      .orderBy(asc(rounds.openedAt));
    return { ...found, deltas, transactions: await transactionsOf(reader, found.round, deltas) };
  });
}

type Round = typeof rounds.$inferSelect;

/** Found by time: within the round's instants or at those of its adjustments. */
async function transactionsOf(reader: Reader, round: Round, deltas: Round[]) {
  const { at } = vendorTransactions;
  const within = between(at, round.openedAt, round.lastActivityAt);
  const later = deltas.map(({ openedAt }) => openedAt);
  const rows = await reader
    .select()
    .from(vendorTransactions)
    .where(
      and(
        eq(vendorTransactions.merchant, round.merchant),
        eq(vendorTransactions.vendor, round.vendor),
        eq(vendorTransactions.member, round.member),
        eq(vendorTransactions.roundId, round.roundId),
        inArray(vendorTransactions.state, ["ACCEPTED", "ROLLED_BACK"]),
        ne(vendorTransactions.kind, "bonus"),
        later.length > 0 ? or(within, inArray(at, later)) : within,
      ),
    )
    .limit(TRANSACTIONS_MAX);
  const place = (row: BetTransaction) => ORDER.indexOf(row.kind);
  return rows.sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      place(one) - place(other) ||
      (one.txId < other.txId ? -1 : 1),
  );
}

/** The plays of a round that its vendor can draw: each bet and each win with a detail. */
export function playsOf({ round, transactions }: FoundBet) {
  const stake = transactions.find(({ kind }) => kind === "bet" || kind === "betwin")?.amount;
  return transactions.flatMap(({ kind, detail, state }) =>
    detail && kind !== "adjust" && state === "ACCEPTED"
      ? [
          {
            kind: kind === "win" ? ("free" as const) : ("base" as const),
            stake: stake ?? round.stake,
            detail: detail as Record<string, unknown>,
          },
        ]
      : [],
  );
}
