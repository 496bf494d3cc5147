import { and, eq, sql } from "drizzle-orm";
import type { bonusTake } from "../../contract/club/bonuses.ts";
import { GAME_TYPES } from "../../contract/play/game-types.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Contribution } from "../../domain/club/bonus.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";

export type BonusRow = typeof bonuses.$inferSelect;

/** The wagering requirement of a bonus. */
export const lotOf = (id: string) => `promo:${id}`;

/** Joins a bonus with its requirement. */
export const isItsLot = and(
  eq(wageringRequirements.merchant, bonuses.merchant),
  eq(wageringRequirements.id, sql`${lotOf("")} || ${bonuses.id}`),
);

/** A contribution map as the contract lists it, in the order of the types of games. */
export const toContribution = (contribution: Contribution) =>
  GAME_TYPES.flatMap((gameType) => {
    const counts = contribution[gameType];
    return counts ? [{ gameType, counts }] : [];
  });

/** A bonus and the valid bet done of it, as the contract answers it. */
export function toBonus(row: BonusRow, done: bigint): ValueOf<typeof bonusTake> {
  const { id, term, kind, amount, required, stakeMax, cashOutMax, state, takenBack } = row;
  return {
    ...{ id, term, kind, amount, required, done, stakeMax, cashOutMax, state, takenBack },
    contribution: toContribution(row.contribution),
    openedAt: row.openedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  };
}
