import { expect, test } from "vitest";
import { freshPurse, units } from "#tests/under-test/purse-under-test.ts";
import { showProtection } from "../show-protection.ts";
import { setLimit } from "./set-limit.ts";

/** A member with 1,000 who may lose 100 a day, at a vendor that keeps purses. */
async function limited() {
  const t = await freshPurse(1_000);
  await setLimit(t.context, { kind: "loss", period: "day", amount: units(100) });
  const used = async () => {
    const { limits } = await showProtection(t.context);
    return limits.find(({ kind, period }) => kind === "loss" && period === "day")!.used;
  };
  return { ...t, used };
}

test("money in a vendor's purse counts as lost until it is back", async () => {
  const t = await limited();
  await expect(t.move("in", 100.01)).rejects.toMatchObject({ code: "limit_loss", field: "amount" });
  await t.move("in", 100);
  expect(await t.used()).toBe(units(100));
  await expect(t.move("in", 0.01)).rejects.toMatchObject({ code: "limit_loss" });
  await t.move("out", 40);
  expect(await t.used()).toBe(units(60));
  await t.move("in", 40);
  await expect(t.move("in", 0.01)).rejects.toMatchObject({ code: "limit_loss" });
  expect(await t.problems()).toEqual([]);
});

test("what went there yesterday and comes back today frees nothing of today", async () => {
  const t = await limited();
  await t.move("in", 100);
  t.wait(24 * 3_600);
  await t.move("out", 100);
  expect(await t.used()).toBe(0n);
  await t.move("in", 100);
  await expect(t.move("in", 0.01)).rejects.toMatchObject({ code: "limit_loss" });
});

test("money that did not arrive gives its share back", async () => {
  const t = await limited();
  t.failures.set("/in", "fail");
  await t.move("in", 100).catch(() => {});
  t.wait(700);
  await t.sweep();
  expect((await t.money()).cash).toBe(units(1_000));
  expect(await t.used()).toBe(0n);
});

test("parallel moves to a purse never pass the limit", async () => {
  const t = await limited();
  await Promise.allSettled(Array.from({ length: 10 }, () => t.move("in", 30)));
  const { cash } = await t.money();
  expect(cash).toBeGreaterThanOrEqual(units(910));
});
