import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { toTronAddress } from "../../contract/money/tron-address.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { chainAddresses } from "../../store/schema/chain.ts";
import { staffActions } from "../../store/schema/staff.ts";
import { addChainAddresses } from "./add-chain-addresses.ts";
import { setUsdtRate } from "./set-usdt-rate.ts";

test("the rate is the merchant's, each change is recorded, and a rate far from the last needs confirmation", async () => {
  const {
    staff,
    merchant: { code: merchant },
  } = await staffUnderTest();
  const input = { merchant, usdtMin: null, isSure: false };
  await setUsdtRate(staff, { ...input, rate: 172_000n, usdtMin: 5_000_000n });
  await setUsdtRate(staff, { ...input, rate: 180_000n });
  const far = setUsdtRate(staff, { ...input, rate: 1_800_000n });
  await expect(far).rejects.toMatchObject({ code: "rate_far", details: { last: "18.00" } });
  await expect(setUsdtRate(staff, { ...input, rate: 0n })).rejects.toThrow("invalid_field");
  expect((await readMerchant(staff.store, merchant)).settings.usdt).toEqual({
    ...{ rate: "18.00", min: "5.00" },
  });
  await setUsdtRate(staff, { ...input, rate: 250_000n, isSure: true });
  const acts = await staff.store.inMerchant(merchant, (tx) =>
    // A merchant's log is many chains, so rows have no order of their own.
    tx
      .select()
      .from(staffActions)
      .where(eq(staffActions.merchant, merchant))
      .orderBy(sql`${staffActions.details} ->> 'rate'`),
  );
  expect(acts.map(({ action, details }) => [action, details])).toEqual([
    ["setUsdtRate", { rate: "17.20", min: "5.00" }],
    ["setUsdtRate", { rate: "18.00" }],
    ["setUsdtRate", { rate: "25.00", isSure: true }],
  ]);
});

test("addresses are loaded once, and a list with one that is none not at all", async () => {
  const {
    staff,
    merchant: { code: merchant },
  } = await staffUnderTest();
  const addresses = [1, 2].map((byte) =>
    toTronAddress(Buffer.alloc(20, byte).fill(`${merchant}-${byte}`, 0, 18)),
  );
  expect(await addChainAddresses(staff, { merchant, addresses })).toBe(2);
  expect(await addChainAddresses(staff, { merchant, addresses })).toBe(0);
  const wrong = addChainAddresses(staff, { merchant, addresses: [...addresses, "TR7N"] });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_address" });
  const kept = await staff.store.inMerchant(merchant, (tx) => tx.select().from(chainAddresses));
  expect(kept.map(({ memberId, chain }) => [memberId, chain])).toEqual([
    [null, "trongrid"],
    [null, "trongrid"],
  ]);
  const other = await staffUnderTest();
  const shared = { merchant: other.merchant.code, addresses };
  expect(await addChainAddresses(other.staff, shared)).toBe(0);
});
