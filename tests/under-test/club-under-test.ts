import { randomUUID } from "node:crypto";
import { raiseLevels } from "#platform/club/levels/raise-levels.ts";
import type { Clock, Merchant } from "#platform/core/context.ts";
import { PLATFORM } from "#platform/core/merchant/config/keep-versions.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { affiliateTiers } from "#platform/staff/merchant/file/sections/club/affiliate-tiers.ts";
import { levels } from "#platform/staff/merchant/file/sections/club/levels.ts";
import { missions } from "#platform/staff/merchant/file/sections/club/missions.ts";
import { points } from "#platform/staff/merchant/file/sections/club/points.ts";
import { rewards } from "#platform/staff/merchant/file/sections/club/rewards.ts";
import { withInstants } from "#platform/staff/merchant/file/with-instants.ts";
import { vipLevels } from "#platform/store/schema/club.ts";
import { pointDeposits } from "#platform/store/schema/points.ts";
import { TEST_START, testContext, testRandom, testStore } from "#tests/support/database.ts";
import { alba } from "./demo-brands.ts";
import { platformUnderTest } from "./platform-under-test.ts";

const CLUB = [levels, points, rewards, missions, affiliateTiers];

/** A merchant with alba's club, and one without any of it. */
export async function clubUnderTest() {
  const under = await platformUnderTest();
  const store = await testStore();
  const { code } = under.merchant;
  const known = { now: new Date(0), current: new Map(), games: new Set<string>() };
  const made = { by: PLATFORM, at: known.now };
  await store.inMerchant(code, async (tx) => {
    const file = withInstants(alba, undefined, new Date(TEST_START));
    for (const part of CLUB) await part.write(tx, code, part.wanted(file, known)!, made);
  });
  return { under, other: await platformUnderTest() };
}

type Mark = Partial<Omit<typeof vipLevels.$inferInsert, "merchant" | "level">>;
type Marks = Partial<Record<number, Mark>>;

/** Gives a merchant VIP levels with these marks, in ledger units; an unnamed mark asks for nothing. */
export async function giveVipLevels(merchant: string, marks: Marks): Promise<void> {
  const store = await testStore();
  const rows = Object.entries(marks).map(([level, mark]) => ({
    ...{ merchant, level: Number(level), icon: "star", words: {} },
    ...{ validBet: 0n, deposits: 0n, keepValidBet: 0n, rebate: {}, ...mark },
  }));
  await store.inMerchant(merchant, (tx) => tx.insert(vipLevels).values(rows));
}

/** Counts a deposit towards the levels, as the cashier's credit does. */
export async function noteDeposit(merchant: Merchant, member: string, amount: bigint, key = "d1") {
  const store = await testStore();
  const row = { merchant: merchant.code, key: `deposit:${member}:${key}`, member, amount };
  await store.inMerchant(merchant.code, (tx) => tx.insert(pointDeposits).values(row));
}

/** Runs the hourly look at a merchant's levels. */
export async function raiseLevelsOf(merchant: Merchant, clock: Clock): Promise<void> {
  const store = await testStore();
  const row = await readMerchant(store, merchant.code);
  const { secrets } = await testContext({ merchant });
  await raiseLevels({ store, clock, secrets, random: testRandom(randomUUID()), merchant: row });
}
