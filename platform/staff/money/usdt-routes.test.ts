import { expect, test } from "vitest";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { toTronAddress } from "../../contract/money/tron-address.ts";
import { staffUsdtAddresses, staffUsdtRate } from "../../contract/staff/usdt.ts";
import { send } from "../../contract/wire/send.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";

test("finance sets the rate with the least amount in USDT, and confirms a large step", async () => {
  const { hired, store, merchant } = await officeUnderTest();
  const { as } = await hired("finance");
  const set = (rate: bigint, more: { min?: string; sure?: "yes" } = {}) =>
    send(as, staffUsdtRate, { rate, sure: "no", ...more });
  await set(172_000n, { min: "5.00" });
  await expect(set(1_720_000n)).rejects.toMatchObject({
    ...{ code: "rate_far", field: "rate", details: { last: "17.20" } },
  });
  await set(250_000n, { sure: "yes" });
  const { settings } = await readMerchant(store, merchant.code);
  expect(settings.usdt).toEqual({ rate: "25.00", min: "5.00" });
  await expect(set(-1n)).rejects.toMatchObject({ code: "invalid_field", field: "rate" });
  for (const min of ["five", "-5", "5,00"]) {
    const wrong = set(250_000n, { min });
    await expect(wrong).rejects.toMatchObject({ code: "invalid_input", field: "min" });
  }
  const none = set(250_000n, { min: "0" });
  await expect(none).rejects.toMatchObject({ code: "invalid_field", field: "min" });
});

test("finance loads a long list of addresses, or none with one that is wrong", async () => {
  const { hired, merchant } = await officeUnderTest();
  const { as } = await hired("finance");
  const addresses = Array.from({ length: 3_000 }, (_, index) =>
    toTronAddress(Buffer.alloc(20).fill(`${merchant.code}-${index}-`)),
  );
  const wrong = send(as, staffUsdtAddresses, { addresses: [...addresses, "TR7N"] });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_address", field: "addresses" });
  expect(await send(as, staffUsdtAddresses, { addresses })).toEqual({ added: 3_000 });
  expect(await send(as, staffUsdtAddresses, { addresses })).toEqual({ added: 0 });
  const empty = send(as, staffUsdtAddresses, { addresses: [] });
  await expect(empty).rejects.toMatchObject({ code: "invalid_input", field: "addresses" });
});
