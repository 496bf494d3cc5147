import { asc, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import { spinReward } from "../../../contract/club/gifts/spin-reward.ts";
import {
  MISSION_EVENTS,
  MISSION_GAMES,
  MISSION_ISSUES,
  MISSION_PERIODS,
} from "../../../contract/club/missions.ts";
import { POINT_TYPES, REWARD_KINDS } from "../../../contract/club/points.ts";
import { REBATE_CATEGORIES } from "../../../contract/club/rebate-categories.ts";
import { parseAmount } from "../../../domain/money.ts";
import type { Reader } from "../../../store/open-store.ts";
import {
  affiliateTiers,
  missions,
  pointRules,
  rewards,
  vipLevels,
} from "../../../store/schema/club.ts";

/** An amount of a body, "0.0100", in ledger units. */
const amount = z.string().transform((text, issues) => {
  const units = parseAmount(text);
  if (units !== null) return units;
  issues.addIssue({ code: "custom", message: "an amount" });
  return z.NEVER;
});
const count = z.number().int();

export const vipBody = z.object({
  levels: z.array(
    z.object({
      level: count,
      validBet: amount,
      deposits: amount,
      keepValidBet: amount,
      upgradeGift: amount,
      weeklyGift: amount.default(0n),
      monthlyGift: amount.default(0n),
      birthdayGift: amount.default(0n),
      /** Hundredths of a percent. */
      rebate: z.partialRecord(z.enum(REBATE_CATEGORIES), count),
    }),
  ),
});

export const pointBody = z.object({
  rules: z.array(z.object({ type: z.enum(POINT_TYPES), amountPerPoint: amount })),
  rewards: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(REWARD_KINDS),
      pointsNeeded: count,
      amount: amount.nullable(),
      stock: count.nullable().default(null),
      isEnabled: z.boolean(),
    }),
  ),
});

export const missionBody = z.object({
  missions: z.array(
    z.object({
      id: z.string(),
      event: z.enum(MISSION_EVENTS),
      period: z.enum(MISSION_PERIODS),
      targetAmount: amount.nullable(),
      targetCount: count.nullable(),
      games: z.enum(MISSION_GAMES).nullable().default(null),
      reward: amount,
      points: count.default(0),
      spins: spinReward.nullable().default(null),
      issue: z.enum(MISSION_ISSUES).default("AT_ONCE"),
      wagering: count,
      startsAt: z.coerce.date().nullable(),
      endsAt: z.coerce.date().nullable(),
      isEnabled: z.boolean(),
    }),
  ),
});

export const affiliateBody = z.object({
  tiers: z.array(
    z.object({
      tier: count,
      revenueMin: amount,
      activeMin: count,
      /** Hundredths of a percent of the net revenue. */
      share: count,
    }),
  ),
});

export const readVip = async (reader: Reader, merchant: string) => ({
  levels: await reader
    .select()
    .from(vipLevels)
    .where(eq(vipLevels.merchant, merchant))
    .orderBy(asc(vipLevels.level)),
});

/** What a good's takers leave as it is: each redemption would else be a version. */
const { taken: _taken, ...OFFERED } = getTableColumns(rewards);

export const readPoints = async (reader: Reader, merchant: string) => ({
  rules: await reader
    .select()
    .from(pointRules)
    .where(eq(pointRules.merchant, merchant))
    .orderBy(asc(pointRules.type)),
  rewards: await reader
    .select(OFFERED)
    .from(rewards)
    .where(eq(rewards.merchant, merchant))
    .orderBy(asc(rewards.id)),
});

export const readMissions = async (reader: Reader, merchant: string) => ({
  missions: await reader
    .select()
    .from(missions)
    .where(eq(missions.merchant, merchant))
    .orderBy(asc(missions.id)),
});

export const readAffiliate = async (reader: Reader, merchant: string) => ({
  tiers: await reader
    .select()
    .from(affiliateTiers)
    .where(eq(affiliateTiers.merchant, merchant))
    .orderBy(asc(affiliateTiers.tier)),
});
