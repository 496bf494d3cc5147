import { expect, test } from "vitest";
import { clubUnderTest } from "../../../tests/under-test/club-under-test.ts";
import { affiliatePlan } from "../../contract/members/affiliate.ts";
import { send } from "../../contract/wire/send.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;

test("the affiliate plan works out its own month, and the one it is asked for", async () => {
  const { under, other } = await clubUnderTest();
  const own = await send(under.caller(), affiliatePlan, {
    loss: 300_000,
    bonuses: 15_000,
    active: 18,
  });
  expect(own.tiers).toHaveLength(8);
  expect(own.month).toMatchObject({
    fee: units(15_000),
    revenue: units(270_000),
    tier: 4,
    share: 1_800,
    commission: units(48_600),
  });
  const asked = { loss: 0, bonuses: 500, active: 3 };
  const poor = await send(under.caller(), affiliatePlan, asked);
  expect(poor.month).toMatchObject({ tier: null, revenue: -units(500), commission: 0n });
  expect((await send(other.caller(), affiliatePlan, asked)).tiers).toEqual([]);
});
