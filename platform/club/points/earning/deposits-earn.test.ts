import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "#tests/under-test/cashier-under-test.ts";
import { POINT } from "../../../contract/club/point.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { pointRules } from "../../../store/schema/club.ts";
import { earnPoints } from "./earn-points.ts";

test("a paid deposit earns points once, and gives them back when the bank takes it back", async () => {
  const { under, deposit, press } = await cashierUnderTest();
  const { merchant, clock } = under;
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(pointRules)
      .values({ merchant: merchant.code, type: "DEPOSIT", amountPerPoint: 1_000_000n }),
  );
  const points = async () => {
    await earnPoints({ store, clock, merchant: await rowOfMerchant(store, merchant) });
    const { rows } = await store.inMerchant(merchant.code, (tx) =>
      tx.execute<{ points: string }>(sql`select coalesce(sum(balance), 0) as points
        from ledger_accounts where merchant = ${merchant.code} and owner <> 'house'
          and kind = 'points'`),
    );
    return BigInt(rows[0]!.points);
  };
  const { redirectUrl } = await deposit(10_000_000n, "points-1");
  expect(await points()).toBe(0n);
  await press(redirectUrl, "pay");
  await press(redirectUrl, "pay");
  expect(await points()).toBe(10n * POINT);
  expect(await points()).toBe(10n * POINT);
  await press(redirectUrl, "refund");
  expect(await points()).toBe(0n);
});
