import { POINT_TYPES } from "../../contract/club/points.ts";
import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import {
  affiliateTiers,
  missions,
  pointRules,
  rewards,
  vipLevels,
} from "../../store/schema/club.ts";
import { AFFILIATE_TIERS } from "./affiliate-tiers.ts";
import { MISSIONS, MONEY_EVENTS } from "./missions.ts";
import { POINT_RULES, REWARDS } from "./rewards.ts";
import { STANDARD_NAMES, VIP_MARKS, VIP_NAMES } from "./vip-levels.ts";

const units = (amount: number) => BigInt(amount) * UNITS_PER_CURRENCY;

/** Adds the missing levels, points, missions and the affiliate plan. */
export async function seedClub(tx: Transaction, merchant: string) {
  await seedVipLevels(tx, merchant);
  await seedPoints(tx, merchant);
  await seedMissions(tx, merchant);
  const tiers = AFFILIATE_TIERS.map(([revenueMin, activeMin, share], index) => ({
    ...{ merchant, tier: index + 1, activeMin, share },
    revenueMin: units(revenueMin),
  }));
  await tx.insert(affiliateTiers).values(tiers).onConflictDoNothing();
}

async function seedVipLevels(tx: Transaction, merchant: string) {
  const names = VIP_NAMES[merchant] ?? STANDARD_NAMES;
  const rows = VIP_MARKS.flatMap((marks, level) => {
    const named = names[level];
    if (!named) return [];
    const [icon, es, en] = named;
    const [slots, live, sports] = marks.rebate;
    return {
      ...{ merchant, level, icon },
      words: { es: { name: es }, en: { name: en } },
      validBet: units(marks.validBet),
      deposits: units(marks.deposits),
      keepValidBet: units(marks.keep),
      upgradeGift: units(marks.gift),
      rebate: { slots, live, sports },
    };
  });
  if (rows.length > 0) await tx.insert(vipLevels).values(rows).onConflictDoNothing();
}

async function seedPoints(tx: Transaction, merchant: string) {
  const shelf = REWARDS.map(({ es, en, amount, ...reward }, position) => ({
    ...{ merchant, position, words: { es, en } },
    ...reward,
    amount: amount === null ? null : units(amount),
  }));
  await tx.insert(rewards).values(shelf).onConflictDoNothing();
  const rules = POINT_TYPES.map((type) => ({
    ...{ merchant, type },
    amountPerPoint: type === "REDEEM" ? UNITS_PER_CURRENCY / 100n : units(POINT_RULES[type]),
  }));
  await tx.insert(pointRules).values(rules).onConflictDoNothing();
}

async function seedMissions(tx: Transaction, merchant: string) {
  const rows = MISSIONS.map(({ es, en, target, reward, ...mission }, position) => {
    const isMoney = MONEY_EVENTS.includes(mission.event);
    return {
      ...{ merchant, position, words: { es, en } },
      ...mission,
      reward: units(reward),
      targetAmount: isMoney ? units(target) : null,
      targetCount: isMoney ? null : target,
    };
  });
  await tx.insert(missions).values(rows).onConflictDoNothing();
}
