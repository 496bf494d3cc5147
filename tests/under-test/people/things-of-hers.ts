import pg from "pg";
import { bonusGiveUp } from "#platform/contract/club/bonuses.ts";
import { drawFair } from "#platform/contract/club/gifts/draws.ts";
import { envelopeFair } from "#platform/contract/club/gifts/envelopes.ts";
import { awardClaim } from "#platform/contract/club/own-awards.ts";
import type { Merchant } from "#platform/core/context.ts";
import type { Transaction } from "#platform/store/open-store.ts";
import { awards } from "#platform/store/schema/award.ts";
import { bonuses } from "#platform/store/schema/bonus.ts";
import { drawDays, drawPlays } from "#platform/store/schema/draw.ts";
import { envelopeSlots, envelopes } from "#platform/store/schema/envelope.ts";
import { wageringRequirements } from "#platform/store/schema/wagering.ts";
import { ownerUrl } from "#tests/support/database.ts";
import { freshVendor, GAME, VENDOR } from "#tests/support/vendor.ts";

/** The club's calls with an id, the id that is hers, and the refusal of a stranger. */
export const OF_THE_CLUB = [
  {
    ...{ call: awardClaim, id: "award-of-hers", refusal: "unknown_award" },
    inputOf: (id: string) => ({ id, multiple: 1 }),
  },
  {
    ...{ call: drawFair, id: "play-of-hers", refusal: "unknown_play" },
    inputOf: (id: string) => ({ id }),
  },
  {
    ...{ call: envelopeFair, id: "envelope-of-hers", refusal: "unknown_play" },
    inputOf: (id: string) => ({ id }),
  },
  {
    ...{ call: bonusGiveUp, id: "bonus-of-hers", refusal: "bonus_unknown" },
    inputOf: (id: string) => ({ id }),
  },
];

/** Gives a member an award, a bonus, a play of the wheel and an envelope. */
export async function clubOfHers(
  tx: Transaction,
  { merchant, memberId: member, at }: { merchant: string; memberId: string; at: Date },
): Promise<void> {
  await tx.insert(awards).values({
    ...{ merchant, id: "award-of-hers", rule: "levelUpgrade:1", member, period: "" },
    ...{ kind: "levelUpgrade", amount: 10_000n, points: 0, multiple: 1, configVersion: 1 },
    reachedAt: at,
  });
  await tx.insert(bonuses).values({
    ...{ merchant, id: "bonus-of-hers", member, term: "hello", kind: "code", source: "" },
    ...{ amount: 10_000n, required: 10_000n, contribution: { RNG: 10_000 }, stakeMax: 10_000n },
    ...{ configVersion: 1, idempotencyKey: "k", openedAt: at, expiresAt: at },
  });
  await tx.insert(wageringRequirements).values({
    ...{ merchant, id: "promo:bonus-of-hers", memberId: member, source: "promo" },
    ...{ amount: 10_000n, required: 10_000n, openedAt: at },
  });
  const day = { merchant, draw: "wheel", day: "2026-11-20" } as const;
  await tx.insert(drawDays).values({ ...day, commitment: "c", seed: "s", endsAt: at });
  await tx.insert(drawPlays).values({
    ...{ ...day, id: "play-of-hers", member, ticket: "t", nonce: 1, clientSeed: "x", number: 0 },
    ...{ drawn: "one", prize: "one", cash: 0n, points: 0, configVersion: 1, createdAt: at },
    idempotencyKey: "k",
  });
  const rain = { merchant, day: day.day, slot: "18:00" };
  await tx
    .insert(drawDays)
    .values({ ...day, draw: "envelope", commitment: "c", seed: "s", endsAt: at });
  await tx.insert(envelopeSlots).values({
    ...{ ...rain, pool: 10_000n, count: 1, least: 10_000n, most: 10_000n, wagering: 1 },
    ...{ configVersion: 1, rest: 0n, left: 0, endsAt: at },
  });
  await tx.insert(envelopes).values({
    ...{
      ...rain,
      id: "envelope-of-hers",
      member,
      nonce: 1,
      clientSeed: "x",
      rest: 10_000n,
      left: 1,
    },
    ...{ number: 0, amount: 10_000n, multiple: 1, idempotencyKey: "k", createdAt: at },
  });
}

/** Only the wallet's functions write rounds, so the database's owner plays this one. */
export async function roundOfHers(of: Merchant, memberId: string, at: Date): Promise<void> {
  const merchant = of.code;
  await freshVendor(of);
  const url = ownerUrl();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const played = [merchant, VENDOR, memberId, GAME, at];
  await owner.query(
    `insert into rounds (merchant, vendor, round_id, member, game, state, stake, payout,
       bets_accepted, opened_at, last_activity_at, settled_at)
     values ($1, $2, 'round-of-hers', $3, $4, 'CLOSED', 10000, 0, 1, $5, $5, $5)`,
    played,
  );
  await owner.query(
    `insert into vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, game,
       amount, code, platform_tx_id, detail, at)
     values ($1, $2, 'bet-of-hers', 'bet', 'ACCEPTED', $3, 'round-of-hers', $4, 10000, 'OK',
       'p1', '{}', $5)`,
    played,
  );
  await owner.end();
}
