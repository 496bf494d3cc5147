import { vipLevels } from "#platform/store/schema/club.ts";
import { testStore } from "#tests/support/database.ts";
import { seedClub } from "../../platform/demo/club/seed-club.ts";
import { platformUnderTest } from "./platform-under-test.ts";

/** A merchant with the demonstration's club, and one without any of it. */
export async function clubUnderTest() {
  const under = await platformUnderTest();
  const store = await testStore();
  const { code } = under.merchant;
  await store.inMerchant(code, (tx) => seedClub(tx, code));
  return { under, other: await platformUnderTest() };
}

type Marks = Partial<Record<number, { validBet?: bigint; deposits?: bigint }>>;

/** Gives a merchant VIP levels with these marks, in ledger units; an unnamed mark asks for nothing. */
export async function giveVipLevels(merchant: string, marks: Marks): Promise<void> {
  const store = await testStore();
  const rows = Object.entries(marks).map(([level, mark]) => ({
    ...{ merchant, level: Number(level), icon: "star", words: {} },
    ...{ validBet: 0n, deposits: 0n, keepValidBet: 0n, ...mark },
    rebate: { slots: 0, live: 0, sports: 0 },
  }));
  await store.inMerchant(merchant, (tx) => tx.insert(vipLevels).values(rows));
}
