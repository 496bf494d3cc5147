import { expect, test } from "vitest";
import { clubUnderTest } from "../../../tests/under-test/club-under-test.ts";
import { pointMall } from "../../contract/club/points.ts";
import { send } from "../../contract/wire/send.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;

test("the points mall shows its shelf and its rules in order, each merchant its own", async () => {
  const { under, other } = await clubUnderTest();
  const mall = await send(under.caller(), pointMall, { language: "es" });
  expect(mall.rewards.length).toBeGreaterThan(5);
  expect(mall.rewards[0]).toMatchObject({ kind: "GOODS", name: "Taza de barro", left: 40 });
  expect(mall.rules.map(({ type }) => type)).toEqual([
    ...["LIVE", "LOTTERY", "PVP", "SLOTS", "SPORTS", "REDEEM", "DEPOSIT"],
  ]);
  expect(mall.rules.find(({ type }) => type === "SLOTS")?.amountPerPoint).toBe(units(10));
  expect(mall.rules.find(({ type }) => type === "REDEEM")?.amountPerPoint).toBe(100n);
  const english = await send(under.caller(), pointMall, { language: "en" });
  expect(english.rewards[0]?.name).toBe("Clay mug");
  const empty = await send(other.caller(), pointMall, { language: "es" });
  expect(empty).toEqual({ rewards: [], rules: [] });
});
